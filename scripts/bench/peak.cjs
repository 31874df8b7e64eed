// Loaded before a measured build: says at its end how much memory it had at most, all threads together. Threads
// load it, too, and would say so before the end.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- `--require` takes such a file only
if (require('node:worker_threads').isMainThread) {
  process.on('exit', () => {
    process.stderr.write(`\npeak-memory ${String(process.resourceUsage().maxRSS)}\n`);
  });
}
