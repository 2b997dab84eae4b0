/** Resolves in a task of its own: what was tapped or is to be painted meanwhile goes first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
