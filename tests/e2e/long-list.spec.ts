import { expect, type Page } from '@playwright/test'
import { signIn } from './steps.ts'
import { test } from './world.ts'

test('a long list reads in its own order wherever one scrolls to, and keeps the row with the focus', async ({
  world,
  phone,
}) => {
  const page = await (await phone.open()).newPage()
  await signIn(page, world, 'technician', '/orders?state=all')
  const rows = page.getByRole('main').locator('li[data-index]')
  await expect(rows.first()).toBeVisible()
  const first = rows.first().getByRole('link')
  const words = (await first.textContent()) ?? ''
  await first.focus()

  for (const way of [1, -1, 1]) {
    await page.mouse.move(195, 500)
    for (let i = 0; i < 12; i += 1) await page.mouse.wheel(0, way * 400)
    await expect.poll(() => isInOrder(page)).toBe(true)
    await expect.poll(() => overlaps(page)).toEqual([])
  }
  await expect.poll(async () => (await places(page)).at(-1)).toBeGreaterThan(30)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words)
  await expect(rows.first()).toHaveAttribute('aria-posinset', '1')

  // From the last row in sight, back with the keyboard alone.
  await rows.last().getByRole('link').focus()
  const before = await rows.nth(-2).getByRole('link').textContent()
  await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(before)
})

/** Which rows are drawn, as they are read aloud. */
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

/** Rows that reach over the one below. */
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
