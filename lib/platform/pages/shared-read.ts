/**
 * Makes of a small query one that many may ask at once: each reads what was so after its call, and calls that come while
 * one is read share the next, so that there is at most one such query at a time, however many ask.
 */
export function sharedRead<T>(query: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  let waiting: Promise<T> | null = null;
  return function read(): Promise<T> {
    if (running === null) {
      running = query().finally(() => {
        running = null;
      });
      return running;
    }
    if (waiting === null) {
      waiting = running
        .then(
          () => undefined,
          () => undefined,
        )
        .then(() => {
          waiting = null;
          return read();
        });
    }
    return waiting;
  };
}
