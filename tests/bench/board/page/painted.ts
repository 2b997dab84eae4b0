/** After so many frames without a change, nothing is expected any more. */
const stillFrames = 3
const mostFrames = 300

/** Lies beside the body, so that its changes are not taken for those of a board. */
const mark = document.documentElement.appendChild(document.createElement('div'))
mark.style.cssText =
  'position: fixed; top: 0; left: 0; width: 1px; height: 1px; background: grey; will-change: transform'
let isMarked = false

/** Resolves with the time when what was scheduled until now, such as a render, was painted. */
async function settled(): Promise<number> {
  await message()
  await message()
  return nextFrame()
}

/** Resolves with the time when the next frame was painted, or the present one if its callbacks were not called yet. */
export async function nextFrame(): Promise<number> {
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      // After a frame that changes nothing, Chromium begins the next one when a screen would be ready for it, 17 ms later.
      isMarked = !isMarked
      mark.style.background = isMarked ? 'grey' : 'silver'
      resolve()
    })
  })
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
 * `isDone` is asked after every frame, with its time, and nothing ends before it agrees; `first` waits for the first frame.
 */
export async function timed(
  act: () => void,
  isDone: (at: number) => boolean = () => true,
  first = settled,
): Promise<number> {
  const changes = new MutationObserver(() => undefined)
  const all = { childList: true, subtree: true, attributes: true, characterData: true }
  changes.observe(document.body, all)
  const from = performance.now()
  act()
  let last = await first()
  let done = isDone(last)
  changes.takeRecords()
  for (let still = 0, tries = 0; still < stillFrames || !done; tries += 1) {
    if (tries > mostFrames) throw new Error('Nothing was drawn')
    const at = await settled()
    if (changes.takeRecords().length === 0) still += 1
    else [last, still] = [at, 0]
    done = isDone(at)
  }
  changes.disconnect()
  return last - from
}
