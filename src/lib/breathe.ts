interface Yielding {
  readonly scheduler?: { yield?(): Promise<void> }
}

/** Lets what waits for this thread (a tap, a frame) go first, then goes on as soon as may be. */
export async function breathe(): Promise<void> {
  const { scheduler } = globalThis as Yielding
  if (scheduler?.yield) await scheduler.yield()
  else await new Promise((resolve) => setTimeout(resolve))
}
