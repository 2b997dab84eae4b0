/** Runs a program until Ctrl+C or SIGTERM; a failure prints its message on stderr and exits with code 1. */
export async function runUntilStopped(
  start: () => Promise<{ close(): Promise<void> }>,
): Promise<void> {
  try {
    const running = await start()
    const stop = (): void => {
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
      running.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error instanceof Error ? error.message : error)
          process.exit(1)
        },
      )
    }
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
