/** Runs a command. If it throws, prints the message and sets the exit code 1. */
export function command(main: () => Promise<void> | void): void {
  const run = async (): Promise<void> => main();
  run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
