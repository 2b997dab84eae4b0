import { expect, type Page } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived } from '../steps.ts'
import { test } from '../world.ts'

test.use({ phoneWorker: false })

test('the orders on a phone are grouped by day below one line of filters', async ({
  world,
  phone,
}) => {
  const page = await (await phone.open()).newPage()
  await openSignedIn(page, world, 'technician', '/orders')
  await everythingHasArrived(page)
  const main = page.getByRole('main')
  // Not "Today": the demo's first day may have ended since.
  const day = main.getByRole('heading', { level: 2 }).first()
  await expect(day).toBeVisible()
  const shownDay = await day.innerText()
  expect(await titleStarts(page)).toHaveLength(1)

  const tops = await main
    .locator('[data-chip-rows] button')
    .evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)

  await page.getByRole('button', { name: 'Any day' }).focus()
  await page.getByRole('button', { name: 'Tomorrow' }).press('Enter')
  await expect(page).toHaveURL(/day=tomorrow/)
  await expect(main.getByRole('heading', { level: 2, name: shownDay })).toHaveCount(0)
})

test('a search that only a closed order matches leads to it', async ({ world, phone }) => {
  const page = await (await phone.open()).newPage()
  await openSignedIn(page, world, 'technician', '/orders?state=finished')
  await everythingHasArrived(page)
  const rows = page.getByRole('main').locator('li[data-row]')
  const [number = ''] = /W-[A-Z0-9]{6}/.exec((await rows.first().textContent()) ?? '') ?? []
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByRole('searchbox').fill(number)
  await expect(page.getByText('1 order matches outside these filters.')).toBeVisible()
  await page.getByRole('link', { name: 'Show the match' }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText(number)
  await expect(page.getByRole('searchbox')).toHaveValue(number)
})

test('eight orders and the heading of their day fit on a phone', async ({ world, phone }) => {
  const page = await (await phone.open()).newPage()
  await openSignedIn(page, world, 'technician', '/orders')
  await everythingHasArrived(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeInViewport({ ratio: 1 })
  const bar = await page.getByRole('navigation').last().boundingBox()
  const boxes = await main
    .locator('li[data-row] > a')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().toJSON()))
  expect(boxes.filter(({ bottom }) => bottom <= (bar?.y ?? 0)).length).toBeGreaterThanOrEqual(8)
  for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(48)
})

test('the heading of the day in sight stays over a long list', async ({ world, phone }) => {
  await world.addEarlyOrders(60)
  const page = await (await phone.open()).newPage()
  await openSignedIn(page, world, 'admin', '/orders')
  await everythingHasArrived(page)
  await expect(page.locator('main [data-heads]')).toBeVisible()
  const seen = new Set<string>()
  await page.mouse.move(195, 500)
  // How many orders a day has depends on the day of the week.
  for (let i = 0; i < 100 && seen.size < 3; i += 1) {
    await page.mouse.wheel(0, 140)
    // The page may still be scrolling, so both are read at one moment.
    const agree = async () => {
      const { own, shown } = await headsAtTop(page)
      if (shown !== null) seen.add(shown)
      return own === null || own === shown
    }
    await expect.poll(agree).toBe(true)
  }
  expect([...seen].some((head) => /^(Today|Tomorrow), /.test(head))).toBe(true)
  expect(seen.size).toBeGreaterThan(2)
})

/** The heading within the rows that was scrolled past last, if it is still rendered, and the one at the top. */
function headsAtTop(page: Page): Promise<{ own: string | null; shown: string | null }> {
  return page.evaluate(() => {
    const heads = (selector: string) =>
      [...document.querySelectorAll(selector)].map((head) => ({
        text: head.textContent,
        ...head.getBoundingClientRect().toJSON(),
      }))
    const own = heads('main li[data-row] h2')
      .toSorted((a, b) => a.top - b.top)
      .findLast(({ top }) => top <= -1)
    const shown = heads('main [data-heads] [aria-hidden] h2').find(
      ({ top, bottom }) => top <= 0 && bottom > 1,
    )
    return { own: own?.text ?? null, shown: shown?.text ?? null }
  })
}

/** The different places where the first lines of the rows begin. */
function titleStarts(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('main li > a > span:nth-child(2)')]
    return [...new Set(rows.map((row) => Math.round(row.getBoundingClientRect().left)))]
  })
}
