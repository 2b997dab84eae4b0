import { type Page, expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { pill, readyForOffline, shareLocation } from '../steps.ts'
import { test } from '../world.ts'

const uid = 'demo-technician'

/** A position this many metres up the road, as measured by a phone in a car. */
const place = (metres: number) => ({
  latitude: 44.38 + metres / 111_195,
  longitude: -64.31,
  accuracy: 75,
})

/** A step in a person's route, with the position where it was tapped. */
const stepOf = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
    .filter({ hasText: '± 75 m' })

test('a route is recorded only with consent, is visible, works offline, and ends with one tap', async ({
  world,
  browser,
  office,
}) => {
  const { id: orderId } = world.untouchedOrder()
  await world.askNothing(orderId)
  for (const status of ['enRoute', 'onSite', 'paused'])
    for (const { id } of world.find('orders', { status })) await world.assign(id, [])
  const desk = await office.newPage()
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    permissions: ['geolocation'],
    geolocation: place(0),
  })
  const page = await context.newPage()
  const bar = page.getByText('Recording your route until completed')
  const tap = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const tracks = () => world.find('tracks', { uid })
  const lastPlace = () => world.find('positions', { updatedBy: uid })
  const sentPlaces = () => tracks().reduce((sum, track) => sum + track.number('count'), 0)

  await test.step('the company decides, and the technician is informed before consenting', async () => {
    await openSignedIn(desk, world, 'owner', '/admin/location')
    await desk
      .getByRole('radio', { name: /From “On the way” to “Completed”/ })
      .check({ force: true })
    await expect(pill(desk, /Synced/)).toBeVisible()
    await openSignedIn(page, world, 'technician', '/tracking?view=sharing')
    await readyForOffline(page)
    const choice = page.getByLabel('Share my location at work')
    await expect(choice).not.toBeChecked()
    await tap('What is shared')
    for (const term of [
      /asks for your route from “On the way”/,
      /Only you and your office/,
      /one tap/,
    ])
      await expect(page.getByRole('dialog').getByText(term)).toBeVisible()
    await tap('Close')
    await shareLocation(page)
    await expect(choice).toBeChecked()
    await expect(bar).toBeHidden()
  })

  await test.step('without signal it is recorded from setting off, visible to its owner, with the step on it', async () => {
    await context.setOffline(true)
    await page.goto(`${world.url}/orders/${orderId}`)
    await tap('Accept')
    await tap('Start driving')
    await expect(bar).toBeVisible()
    await expect(page.getByText(/^The office of .+ can see it\.$/)).toBeVisible()
    await page.getByRole('link', { name: 'Map', exact: true }).click()
    await page.getByRole('link', { name: 'My route' }).click()
    for (const step of ['Accepted', 'On the way']) await expect(stepOf(page, step)).toBeVisible()
    for (const [metres, km] of [
      [100, '0.1'],
      [200, '0.2'],
      [300, '0.3'],
    ] as const) {
      await context.setGeolocation(place(metres))
      await expect(page.getByText(new RegExp(`^${km} km`))).toBeVisible()
    }
    expect([tracks(), lastPlace()]).toEqual([[], []])
  })

  await test.step('when the network returns it arrives in pieces, and the office sees it', async () => {
    await context.setOffline(false)
    await expect(pill(page, /Synced/)).toBeVisible()
    const summary = await page.getByText(/^0\.3 km, \d+ positions$/).innerText()
    await expect.poll(() => `0.3 km, ${sentPlaces()} positions`).toBe(summary)
    await expect.poll(() => lastPlace().length).toBe(1)
    await desk.goto(`${world.url}/tracking`)
    const row = desk.locator(`button[data-person="${uid}"]`)
    await expect(row).toContainText(/just now|min ago/)
    await row.click()
    await desk.getByRole('button', { name: 'Show today’s route' }).click()
    await expect(desk.getByText(summary)).toBeVisible()
    await expect(stepOf(desk, 'On the way')).toBeVisible()
    // A position is shown here and sent to no other site.
    await desk.getByRole('button', { name: 'View on map (± 75 m)' }).first().click()
    await expect(desk.getByRole('dialog', { name: 'Map' })).toBeVisible()
    await desk.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    expect(world.find('looks', { uid })).toHaveLength(1)
  })

  await test.step('who was looked at sees by whom', async () => {
    await page.getByRole('link', { name: /^Sharing/ }).click()
    await expect(page.getByText(/ viewed your route of /)).toBeVisible()
  })

  await test.step('one tap ends it: nothing more is reported, and the work goes on', async () => {
    const sent = sentPlaces()
    const receipts = world.receiptsOf(orderId).length
    await tap('Stop')
    await expect(bar).toBeHidden()
    await expect.poll(lastPlace).toEqual([])
    await expect(desk.locator(`button[data-person="${uid}"]`)).toContainText('No location')
    await context.setGeolocation(place(900))
    await page.goto(`${world.url}/orders/${orderId}`)
    await tap('I’ve arrived')
    await expect.poll(() => world.receiptsOf(orderId).length).toBe(receipts + 1)
    await expect(pill(page, /Synced/)).toBeVisible()
    expect([world.receiptsOf(orderId).at(-1)?.name, sentPlaces(), lastPlace()]).toEqual([
      'order/move',
      sent,
      [],
    ])
  })
  await context.close()
})
