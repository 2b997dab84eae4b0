import { type Page, expect } from '@playwright/test'
import { axeIsClean } from '../../tools/axe-findings.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { pill, readyForOffline, shareLocation, startDriving } from '../steps.ts'
import { type World, test } from '../world.ts'

const site = { latitude: 44.38, longitude: -64.31 }

/** A position this many metres up the road from the site. */
const place = (metres: number) => ({
  latitude: site.latitude + metres / 111_195,
  longitude: site.longitude,
  accuracy: 20,
})

/** The orders of the day's first stops, in order. */
async function ordersOfStops(page: Page): Promise<readonly string[]> {
  const links = page.locator('[data-stop] h3 a')
  await expect(links.first()).toBeVisible()
  const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  return hrefs.map((href) => href.replace('/orders/', ''))
}

/** Moves the phone, and waits until the app has seen it there: fixes in quick succession may reach it as one. */
async function drive(page: Page, metres: number) {
  const seen = () =>
    page.evaluate(() => localStorage.getItem('daybook:arrival:demo-technician') ?? '')
  const before = await seen()
  await page.context().setGeolocation(place(metres))
  await expect.poll(seen).not.toBe(before)
}

function orderOf(world: World, id: string) {
  const statuses = ['scheduled', 'dispatched', 'accepted', 'enRoute', 'onSite']
  const found = statuses
    .flatMap((status) => world.find('orders', { status }))
    .find((one) => one.id === id)
  if (!found) throw new Error(`No such order: ${id}`)
  return found
}

test('the phone’s map shows the day, and asks about an arrival that the phone has noticed', async ({
  world,
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    permissions: ['geolocation'],
    geolocation: place(3000),
  })
  const page = await context.newPage()
  const tap = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const question = page.locator('[data-arrival]')
  const current = page.locator('article[data-state="current"]')
  await openSignedIn(page, world, 'technician', '/tracking')
  const [first = ''] = await ordersOfStops(page)

  await test.step('the stops are numbered in order, on the map as in the list', async () => {
    await world.change(`sites/${orderOf(world, first).text('siteId')}`, { geo: site })
    const signs = page.locator('[data-day-map] button[data-state]')
    const stops = await page.locator('[data-stop]').count()
    await expect(signs).toHaveText(Array.from({ length: stops }, (_, i) => `${i + 1}`))
    await expect(page.getByRole('heading', { name: `0 of ${stops} done` })).toBeVisible()
    // A sign selects the card, and Next the current stop.
    await signs.nth(1).dispatchEvent('click')
    await expect(page.locator('article[data-selected]')).toContainText('2')
    await expect(page.getByRole('button', { name: 'Show stop 2 on the map' })).toBeInViewport()
    await tap('Next')
    await expect(current).toHaveAttribute('data-selected')
    await tap('My location')
    await expect(page.locator('[data-own]')).toBeVisible()
    await axeIsClean(page)
  })

  await test.step('sharing is a switch with a sentence, and the whole text a tap away', async () => {
    await page.getByRole('link', { name: 'Sharing off' }).click()
    await expect(page.getByText('No one sees your position.')).toBeVisible()
    await tap('What is shared')
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(6)
    await tap('Close')
    await shareLocation(page)
    await expect(page.getByText(/^Visible to .+\.$/)).toBeVisible()
    await readyForOffline(page)
    await page.getByRole('link', { name: 'Stops' }).click()
  })

  await test.step('without signal it asks when the phone is at the site, and is quiet on Not now', async () => {
    await context.setOffline(true)
    await startDriving(page)
    await drive(page, 400)
    await drive(page, 120)
    await drive(page, 80)
    await expect(question).toContainText(/^Arrived at \d{1,2}:\d\d\?/)
    await expect(current.getByText('On the way')).toBeVisible()
    await axeIsClean(page)
    await tap('Not now')
    await expect(question).toBeHidden()
    await drive(page, 900)
    await drive(page, 110)
    await drive(page, 70)
    await page.reload()
    await expect(current.getByText('On the way')).toBeVisible()
    await expect(page.getByText('Recording your route until completed')).toBeVisible()
    await expect(question).toBeHidden()
  })

  await test.step('Yes takes the step with the time at which the phone was there', async () => {
    await current.getByRole('button', { name: 'I’ve arrived', exact: true }).click()
    await expect(current.getByText('On site')).toBeVisible()
    await context.setOffline(false)
    await expect(pill(page, /Synced/)).toBeVisible()
    await world.assign(first, [])
    await expect(page.locator(`[data-stop] a[href="/orders/${first}"]`)).toHaveCount(0)
    const [second = ''] = await ordersOfStops(page)
    await world.change(`sites/${orderOf(world, second).text('siteId')}`, { geo: site })
    await context.setGeolocation(place(2000))
    await startDriving(page)
    await context.setOffline(true)
    await drive(page, 100)
    await drive(page, 60)
    await expect(question).toBeVisible()
    // It survives a reload.
    await page.reload()
    await expect(question).toBeVisible()
    await tap('Yes, arrived')
    await expect(question).toBeHidden()
    await expect(current.getByText('On site')).toBeVisible()
    await context.setOffline(false)
    await expect.poll(() => orderOf(world, second).text('status')).toBe('onSite')
    const arrivedAt = orderOf(world, second).text('statusAt')
    const tapped = world.receiptsOf(second).findLast(({ name }) => name === 'order/move')
    expect(Date.parse(arrivedAt)).toBeLessThan(Date.parse(tapped?.at ?? ''))
    await expect
      .poll(() =>
        world.find('timeEntries', { kind: 'order', orderId: second })[0]?.text('startedAt'),
      )
      .toBe(arrivedAt)
  })

  await test.step('the route of the day is on the map and in words', async () => {
    await page.getByRole('link', { name: 'My route' }).click()
    await expect(page.getByText(/^\d+(\.\d)? km, \d+ positions$/)).toBeVisible()
    await axeIsClean(page)
  })
  await context.close()
})
