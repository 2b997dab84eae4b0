/** After so many frames without a change, nothing is expected any more. */
const stillFrames = 3
const mostFrames = 300

/** Resolves with the time when the frame that is now being prepared was painted. */
export async function painted(): Promise<number> {
  // What was scheduled until now, such as a render, comes before these messages.
  await message()
  await message()
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await message()
  return performance.now()
}

function message(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(), { once: true })
    port1.start()
    port2.postMessage(null)
  })
}

/**
 * Does something to the page; resolves with the time until the last frame in a row that changed it was painted.
 * `isDone` is asked after every frame, with its time, and nothing ends before it agrees.
 */
export async function timed(
  act: () => void,
  isDone: (at: number) => boolean = () => true,
): Promise<number> {
  const changes = new MutationObserver(() => undefined)
  const all = { childList: true, subtree: true, attributes: true, characterData: true }
  changes.observe(document.body, all)
  const from = performance.now()
  act()
  let last = await painted()
  let done = isDone(last)
  changes.takeRecords()
  for (let still = 0, tries = 0; still < stillFrames || !done; tries += 1) {
    if (tries > mostFrames) throw new Error('Nothing was drawn')
    const at = await painted()
    if (changes.takeRecords().length === 0) still += 1
    else [last, still] = [at, 0]
    done = isDone(at)
  }
  changes.disconnect()
  return last - from
}
