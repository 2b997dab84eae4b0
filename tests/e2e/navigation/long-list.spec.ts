import { expect, type Page } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived } from '../steps.ts'
import { test } from '../world.ts'

test.use({ phoneWorker: false })

test('a long list reads in its own order at any scroll position and keeps the focused row', async ({
  world,
  phone,
}) => {
  const page = await (await phone.open()).newPage()
  await openSignedIn(page, world, 'admin', '/orders?state=all')
  const rows = page.getByRole('main').locator('li[data-index]')
  await everythingHasArrived(page)
  await expect(rows.first()).toBeVisible()
  const hrefAt = (index: number) =>
    page.locator(`main li[data-index="${index}"]`).getByRole('link').getAttribute('href')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'))
  const first = await hrefAt(0)
  await rows.first().getByRole('link').focus()
  expect(await focused()).toBe(first)
  // All rows become taller than the list assumes, as when a person enlarges the text.
  await page.addStyleTag({ content: 'main li[data-index] { padding-bottom: 20px }' })

  for (const direction of [1, -1, 1]) {
    await page.mouse.move(195, 500)
    for (let i = 0; i < 12; i += 1) await page.mouse.wheel(0, direction * 400)
    await expect.poll(() => isInOrder(page)).toBe(true)
    await expect.poll(() => overlaps(page)).toEqual([])
  }
  await expect.poll(async () => (await places(page)).at(-1)).toBeGreaterThan(30)
  expect(await focused()).toBe(first)
  await expect(rows.first()).toHaveAttribute('aria-posinset', '1')

  // From the last rendered row, back with the keyboard alone.
  const at = await page.evaluate(focusLast)
  // The focus scrolls its row into view, and the list renders more rows around it.
  await expect.poll(async () => (await places(page)).includes(at - 1)).toBe(true)
  await expect.poll(() => isInOrder(page)).toBe(true)
  const before = await hrefAt(at - 1)
  await page.keyboard.press('Shift+Tab')
  await expect.poll(focused).toBe(before)
})

/** Focuses the last row, which keeps it rendered, and returns its index. */
function focusLast(): number {
  const placeOf = (row: Element) => Number(row.getAttribute('data-index'))
  const drawn = [...document.querySelectorAll('main li[data-index]')]
  const last = Math.max(...drawn.map(placeOf))
  drawn
    .find((row) => placeOf(row) === last)
    ?.querySelector('a')
    ?.focus()
  return last
}

/** The indexes of the rendered rows, in reading order. */
function places(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main li[data-index]')].map((row) =>
      Number(row.getAttribute('data-index')),
    ),
  )
}

async function isInOrder(page: Page): Promise<boolean> {
  const drawn = await places(page)
  return drawn.every((place, i) => i === 0 || place > (drawn[i - 1] ?? place))
}

/** Rows that overlap the one below. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('main li[data-index]')]
      .map((row) => ({ words: row.textContent ?? '', box: row.getBoundingClientRect() }))
      .toSorted((a, b) => a.box.top - b.box.top)
    return boxes.flatMap(({ words, box }, i) => {
      const next = boxes[i + 1]
      return next && next.box.top < box.bottom - 1 ? [words] : []
    })
  })
}
