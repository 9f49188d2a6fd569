import { balance } from './balance/report';

/** `npm run balance -- [--duels N] …`: how the fighters of the starting set fare when bots play them. */
const { status, text } = balance(process.argv.slice(2));
if (status === 0) process.stdout.write(text);
else process.stderr.write(text);
process.exitCode = status;
