// @ts-check
// Where the worker's thread begins: a thread has no TypeScript of its own, whatever the process has that it belongs to.
import { register } from 'tsx/esm/api';

register();
await import('./loop.ts');
