// Unpacks the Chromium of this package into the folder that is named, with the libraries that a bare machine lacks, and
// leaves a program `run` there that starts it. A process of its own: the package takes its folder from the environment.
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve(process.argv[2]);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
// It unpacks below the folder for temporary files, and its libraries only where it believes to run as a cloud function.
process.env.TMPDIR = folder;
process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x';
const { default: chromium } = await import('@sparticuz/chromium');
const program = await chromium.executablePath();
chmodSync(program, 0o755);
// Its own list of font folders names those of a cloud function.
const fonts = join(folder, 'fonts');
const list = ['/usr/share/fonts', '/usr/local/share/fonts', fonts].map((font) => `<dir>${font}</dir>`).join('');
writeFileSync(
  join(fonts, 'fonts.conf'),
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${list}<cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>\n`,
);
const run = join(folder, 'run');
writeFileSync(
  run,
  [
    '#!/bin/sh',
    `export LD_LIBRARY_PATH='${join(folder, 'al2023/lib')}'"\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"`,
    `export FONTCONFIG_FILE="\${FONTCONFIG_FILE:-${join(fonts, 'fonts.conf')}}"`,
    `exec '${program}' "$@"`,
    '',
  ].join('\n'),
);
chmodSync(run, 0o755);
