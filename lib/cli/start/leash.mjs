// @ts-check
// Loaded into the web server beside its own code: when the process that started it is gone, killed perhaps, it ends.

// Next's development server hands its arguments, and so this file, on to children, which have a parent of their own.
if (process.env.LEASH === String(process.ppid)) {
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), 3_000).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel?.unref();
}
