/** Resolves in a new task, so that pending taps and paints run first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
