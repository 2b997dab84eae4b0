import { type BrowserContext, type Page, expect } from '@playwright/test'
import { axeIsClean } from '../../tools/axe-findings.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { pill, readyForOffline, shareLocation, signIn, startDriving } from '../steps.ts'
import { test } from '../world.ts'

test.use({ officeWorker: true })

const daniel = 'demo-technician'
const nora = 'demo-heating-2'

/** A phone on a road that leads north through the demo's town. */
function drivingOn(context: BrowserContext, longitude: number) {
  return async (metres: number) =>
    context.setGeolocation({ latitude: 44.37 + metres / 111_195, longitude, accuracy: 60 })
}

/** Sets off, and watches the own route. */
async function setOff(page: Page) {
  await page.getByRole('link', { name: 'Stops' }).click()
  await startDriving(page)
  await page.getByRole('link', { name: 'My route' }).click()
}

test('the office follows two drivers: one through a dead zone, one until they stop sharing', async ({
  world,
  browser,
  office,
}) => {
  for (const status of ['enRoute', 'onSite', 'paused'])
    for (const { id } of world.find('orders', { status })) await world.assign(id, [])
  const contexts = await Promise.all(
    [-64.31, -64.3].map(async (longitude) =>
      browser.newContext({
        viewport: { width: 390, height: 844 },
        locale: 'en-GB',
        permissions: ['geolocation'],
        geolocation: { latitude: 44.37, longitude, accuracy: 60 },
      }),
    ),
  )
  const [danielsContext, norasContext] = contexts
  if (!danielsContext || !norasContext) throw new Error('There are two phones')
  const [danielsPhone, norasPhone] = [await danielsContext.newPage(), await norasContext.newPage()]
  const drive = { daniel: drivingOn(danielsContext, -64.31), nora: drivingOn(norasContext, -64.3) }
  const desk = await office.newPage()
  const settings = JSON.stringify({ theme: 'dark', locale: 'es' })
  await office.addInitScript((text) => localStorage.setItem('daybook:device', text), settings)
  const row = (uid: string) => desk.locator(`button[data-person="${uid}"]`)
  const positionOf = (uid: string) => world.find('positions', { updatedBy: uid })[0]
  const sentPoints = (uid: string) =>
    world.find('tracks', { uid }).reduce((sum, track) => sum + track.number('count'), 0)
  // On some days and hours the demo's own route of her is there already.
  const demoPoints = sentPoints(nora)

  await test.step('both agree, one of them sets off, and the office sees where both were last', async () => {
    await world.change(`positions/${daniel}`, {
      latitude: 44.37,
      longitude: -64.31,
      accuracy: 60,
      battery: 80,
      at: new Date(Date.now() - 180_000),
      updatedBy: daniel,
    })
    await openSignedIn(danielsPhone, world, 'technician', '/tracking?view=sharing')
    await signIn(norasPhone, world, 'nora.macleod', '/tracking?view=sharing')
    await shareLocation(danielsPhone)
    await shareLocation(norasPhone)
    await setOff(norasPhone)
    await openSignedIn(desk, world, 'admin', '/tracking')
    await readyForOffline(desk)
    await expect(row(daniel)).toContainText(/hace \d+ min/)
    await expect(row(nora)).toContainText(/ahora mismo|hace/)
    // No one sees the position of a colleague.
    await expect(norasPhone.getByText('Daniel Reyes')).toHaveCount(0)
  })

  await test.step('in a dead zone the other sets off, and the office keeps the last that it knew', async () => {
    const before = positionOf(daniel)?.text('at')
    await readyForOffline(danielsPhone)
    await danielsContext.setOffline(true)
    await setOff(danielsPhone)
    for (const [metres, km] of [
      [100, '0.1'],
      [200, '0.2'],
      [300, '0.3'],
    ] as const) {
      await drive.daniel(metres)
      await expect(danielsPhone.getByText(new RegExp(`^${km} km`))).toBeVisible()
    }
    // Reopening the app sends the position at once; otherwise it takes up to a minute.
    await drive.nora(100)
    await norasPhone.reload()
    await expect(norasPhone.getByText(/^0\.1 km/)).toBeVisible()
    await expect.poll(() => positionOf(nora)?.number('latitude')).toBeCloseTo(44.3709, 4)
    expect(positionOf(daniel)?.text('at')).toBe(before)
  })

  let sentByNora = 0
  await test.step('the first stops sharing, and is nowhere on the map from then on', async () => {
    await norasPhone.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(row(nora)).toContainText('Sin ubicación')
    expect(positionOf(nora)).toBeUndefined()
    sentByNora = sentPoints(nora)
    expect(sentByNora).toBeGreaterThan(demoPoints)
    await drive.nora(200)
  })

  await test.step('offline the office sees what it may still see, and no more', async () => {
    await office.setOffline(true)
    await desk.reload()
    await expect(row(daniel)).toContainText(/hace \d+ min/)
    await expect(row(nora)).toContainText('Sin ubicación')
    await office.setOffline(false)
    await expect(pill(desk, /Sincronizado/)).toBeVisible()
  })

  await test.step('after the dead zone the whole route is there, and can be replayed', async () => {
    await danielsContext.setOffline(false)
    const summary = await danielsPhone.getByText(/^0\.3 km, \d+ positions$/).innerText()
    await expect.poll(() => `0.3 km, ${sentPoints(daniel)} positions`).toBe(summary)
    await row(daniel).press('Enter')
    await desk.getByRole('button', { name: 'Ver recorrido de hoy' }).press('Enter')
    await expect(desk.getByText(/^0,3 km, \d+ posiciones$/)).toBeVisible()
    const slider = desk.getByRole('slider')
    await slider.press('Home')
    await slider.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', /^\d/)
    expect([positionOf(nora), sentPoints(nora)]).toEqual([undefined, sentByNora])
  })

  await test.step('it fits a tablet and a phone, in Spanish and in the dark', async () => {
    for (const width of [820, 390]) {
      await desk.setViewportSize({ width, height: 844 })
      await axeIsClean(desk)
      const isWider = await desk.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(isWider).toBe(false)
    }
  })
  await Promise.all(contexts.map((context) => context.close()))
})
