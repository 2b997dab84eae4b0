import type { Page } from '@playwright/test'

declare global {
  var seenMotion: string[]
}

/** Notes whatever moves, from now on and on every page that follows. What only fades or changes colour doesn't move. */
export async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(listen)
  await page.evaluate(listen)
}

/** What has moved, as 'element: property', since `watchMotion` or the last navigation of the whole page. */
export async function motionSeen(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...new Set(globalThis.seenMotion)])
}

function listen(): void {
  if ('seenMotion' in globalThis) return
  globalThis.seenMotion = []
  const moving =
    /transform|translate|rotate|scale|inset|top|left|right|bottom|width|height|margin|padding/
  const note = (event: Event) => {
    const element = event.target as Element
    for (const animation of element.getAnimations()) {
      const { duration, iterations } = animation.effect?.getComputedTiming() ?? {}
      const frames =
        animation.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : []
      const property = frames.flatMap((frame) => Object.keys(frame)).find((key) => moving.test(key))
      // What turns for as long as something is loading goes on, slower.
      const isEndless = iterations === Infinity
      if (Number(duration) > 1 && !isEndless && property !== undefined)
        globalThis.seenMotion.push(`${element.tagName} ${element.className}: ${property}`)
    }
  }
  document.addEventListener('transitionrun', note, true)
  document.addEventListener('animationstart', note, true)
}
