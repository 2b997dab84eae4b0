import { type Locator, type Page, expect } from '@playwright/test'
import { axeIsClean } from '../../tools/axe-findings.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { pill, readyForOffline } from '../steps.ts'
import { encodePoints } from '#domain/tracking/track-points.ts'
import { test } from '../world.ts'

test.use({ officeWorker: true })

const driver = 'demo-technician'
/** In the middle of the demo's town. */
const town = { latitude: 44.378, longitude: -64.305 }
/** An order this far east of a person in the middle of the map is drawn beside them. */
const east = { metres: 100, pixels: 59 }

const rowOf = (page: Page, uid: string) => page.locator(`button[data-person="${uid}"]`)
const middleOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('the office sees who is where, plans from the map, and is heard when it looks at a route', async ({
  world,
  office,
}) => {
  // It is midday for the company whenever this runs.
  const hours = 12 - new Date().getUTCHours()
  await world.changeCompany({ timeZone: `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}` })
  const desk = await office.newPage()
  const map = desk.locator('[data-map="drawn"]')
  const [order] = world.find('orders', { status: 'new' })
  if (!order) throw new Error('The demo has no such order')
  const degreesEast = east.metres / (111_320 * Math.cos((town.latitude * Math.PI) / 180))
  await world.change(`sites/${order.text('siteId')}`, {
    geo: { latitude: town.latitude, longitude: town.longitude + degreesEast },
  })
  // Without a time of its own it waits, and is shown today; anyone can take it, whatever the time of day is.
  await world.change(`orders/${order.id}`, {
    plannedStart: null,
    plannedEnd: null,
    dueAt: null,
    skills: [],
  })

  await test.step('a position that arrives is shown at once, and gone when it is no longer shared', async () => {
    await openSignedIn(desk, world, 'admin', '/tracking')
    await readyForOffline(desk)
    await expect(map).toBeVisible()
    await world.change(`positions/${driver}`, {
      ...town,
      accuracy: 12,
      battery: 15,
      at: new Date(),
      updatedBy: driver,
    })
    await expect(rowOf(desk, driver)).toContainText('just now')
    await expect(rowOf(desk, driver).getByLabel('battery 15%')).toBeVisible()
  })

  await test.step('an order is dragged onto a person, and taken back', async () => {
    await rowOf(desk, driver).click()
    await expect(desk).toHaveURL(/person=demo-technician/)
    const canvas = desk.locator('[data-map] canvas.maplibregl-canvas')
    const middle = await middleOf(canvas)
    // The map has come to rest when what lies under the pointer is the order.
    await expect(async () => {
      await desk.mouse.move(middle.x + east.pixels - 1, middle.y)
      await desk.mouse.move(middle.x + east.pixels, middle.y)
      await expect(canvas).toHaveCSS('cursor', 'pointer', { timeout: 500 })
    }).toPass({ timeout: 60_000 })
    await desk.mouse.down()
    await desk.mouse.move(middle.x, middle.y, { steps: 4 })
    await desk.mouse.up()
    await expect(desk.getByText(/ assigned to /)).toBeVisible()
    const assignee = () =>
      world
        .find('orders', { title: order.text('title') })
        .find(({ id }) => id === order.id)
        ?.first('assigneeIds')
    await expect.poll(assignee).toBe(driver)
    await desk.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(assignee).toBe('')
  })

  await test.step('who can go is suggested with reasons, by keyboard', async () => {
    const first = desk.getByRole('list', { name: 'Who can go' }).getByRole('button').first()
    await first.focus()
    await desk.keyboard.press('Enter')
    await expect(desk.getByText(/ assigned to /)).toBeVisible()
  })

  await test.step('a route is played, and the look is recorded for that person', async () => {
    const points = [0, 2, 4, 6].map((minutes) => ({
      ...town,
      latitude: town.latitude + minutes / 1000,
      at: new Date(Date.now() - (6 - minutes) * 60_000).toISOString(),
      accuracy: 12,
      battery: 15,
      step: null,
    }))
    await world.change('tracks/of-these-minutes', {
      uid: driver,
      deviceId: 'phone',
      startAt: new Date(points[0]?.at ?? ''),
      endAt: new Date(points.at(-1)?.at ?? ''),
      count: points.length,
      points: encodePoints(points),
    })
    await rowOf(desk, driver).press('Enter')
    await desk.getByRole('button', { name: 'Show today’s route' }).click()
    const slider = desk.getByRole('slider', { name: 'Time of day' })
    const end = await slider.inputValue()
    await slider.press('ArrowLeft')
    await expect(slider).not.toHaveValue(end)
    await slider.press('Shift+ArrowRight')
    await slider.press('End')
    await expect.poll(() => world.find('looks', { uid: driver }).length).toBe(1)
    await office.setOffline(true)
    await expect(pill(desk, /Offline/)).toBeVisible()
    await expect(slider).toBeVisible()
    await expect(desk.getByRole('button', { name: 'Reload route' })).toBeHidden()
    await office.setOffline(false)
    await expect(pill(desk, /Synced/)).toBeVisible()
    await desk.getByRole('button', { name: 'Reload route' }).click()
    // One look for what was chosen and one for the press, none for the connection that came back.
    await expect.poll(() => world.find('looks', { uid: driver }).length).toBe(2)
    await desk.reload()
    await expect(slider).toBeVisible()
    await axeIsClean(desk)
  })

  await test.step('offline it shows what it knows, and says so', async () => {
    await office.setOffline(true)
    await desk.reload()
    await expect(desk.getByText('These are the last locations this device received.')).toBeVisible()
    await expect(rowOf(desk, driver)).toContainText(/just now|min ago/)
    await office.setOffline(false)
    await expect(pill(desk, /Synced/)).toBeVisible()
  })

  await test.step('filters are in the address', async () => {
    await desk.goto(`${world.url}/tracking?state=onSite`)
    await expect(desk.getByLabel('State')).toHaveValue('onSite')
    await expect(rowOf(desk, driver)).toBeHidden()
  })
})
