// Loaded before a measured build: says at its end how much memory it had at most.
process.on('exit', () => {
  process.stderr.write(`\npeak-memory ${String(process.resourceUsage().maxRSS)}\n`);
});
