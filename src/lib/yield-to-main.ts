interface Yielding {
  readonly scheduler?: { yield?(): Promise<void> }
}

/** Lets waiting tasks of this thread (a tap, a frame) run first, then resumes as soon as possible. */
export async function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as Yielding
  if (scheduler?.yield) await scheduler.yield()
  else await new Promise((resolve) => setTimeout(resolve))
}
