import type { CDPSession, Page } from '@playwright/test'

const runs = 5
/** How far a page is scrolled in one gesture, in pixels. */
const distance = 12_000

/** Time between frames of fast scrolling from several positions. Down is -1. `url`: null for the page as it is. */
export async function scroll(
  page: Page,
  url: string | null,
  direction: 1 | -1,
): Promise<number[][]> {
  if (url !== null) await page.goto(url)
  await page.locator('main li[data-index]').first().waitFor()
  const session = await page.context().newCDPSession(page)
  const found: number[][] = []
  for (let i = 0; i < runs; i += 1) found.push(await scrollOnce(page, session, direction, i / runs))
  return found
}

async function scrollOnce(page: Page, session: CDPSession, direction: 1 | -1, part: number) {
  await page.evaluate(
    async ([from]) => {
      const box = document.querySelector('[role=log]') ?? document.documentElement
      box.scrollTop = (box.scrollHeight - box.clientHeight) * from
      await new Promise((resolve) => setTimeout(resolve, 1500))
    },
    [direction === 1 ? 1 - part : part] as const,
  )
  const place = await scrolledTo(page)
  await page.evaluate(() => probe.frames())
  // Where touch is emulated, a synthetic finger moves nothing, but a wheel does.
  await session.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 400,
    yDistance: direction * distance,
    speed: 6000,
    preventFling: true,
    gestureSourceType: 'mouse',
  })
  const gaps = [...(await page.evaluate(() => probe.endFrames()))]
  const moved = Math.abs((await scrolledTo(page)) - place)
  if (moved < distance / 2) throw new Error(`Scrolled ${moved} pixels, not ${distance}`)
  return gaps
}

function scrolledTo(page: Page): Promise<number> {
  return page.evaluate(
    () => (document.querySelector('[role=log]') ?? document.documentElement).scrollTop,
  )
}
