import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

/** Set by `npm run bench -- pages`, which measures pages of its own beside the site's. */
const bench = process.env.BENCH_PAGES === '1';

/** @type {import('next').NextConfig} */
const config = {
  distDir: bench ? '.next-bench' : '.next',
  poweredByHeader: false,
  // Native add-ons and drivers are loaded by Node as they are.
  serverExternalPackages: ['@node-rs/argon2', 'pg', '@prisma/client', '@prisma/adapter-pg'],
  // `forbidden()` answers 403 with app/forbidden.tsx.
  // A form brings back what its last answer showed, so that a long scenario or a pasted topic comes to more than 1 MB.
  // Saved pages of a topic come to more than the 10 MB that the framework hands on; what is more is refused before it is read.
  experimental: { authInterrupts: true, serverActions: { bodySizeLimit: '4mb' }, proxyClientMaxBodySize: '26mb' },
  // TypeScript 7 has no JavaScript API for Next to call; `npm test` and `npm run validate` check the types with tsc.
  typescript: { ignoreBuildErrors: true },
};

// Pages called `page.dev.tsx` are there while one works on the site, and those called `page.bench.tsx` while it is measured;
// neither are part of what is built.
export default (phase) => ({
  ...config,
  pageExtensions: [
    ...(phase === PHASE_DEVELOPMENT_SERVER ? ['dev.tsx'] : []),
    ...(bench ? ['bench.tsx'] : []),
    'tsx',
    'ts',
  ],
});
