import { type Page, expect } from '@playwright/test'
import { axeIsClean } from '../../tools/axe-findings.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived, pill, readyForOffline } from '../steps.ts'
import { test, type World } from '../world.ts'

/** A spot near the demo town's harbour, and one a street away. */
const here = { latitude: 44.3791, longitude: -64.3012, accuracy: 12 }
const office = { latitude: 44.3771, longitude: -64.3101 }

/** The site of an order of the demo technician, who may not edit customers. */
function siteOf(world: World, orderId: string, title: string): string {
  const order = world.find('orders', { title }).find(({ id }) => id === orderId)
  return order?.text('siteId') ?? ''
}

/** Opens the sheet in which the order's site is moved, from its map. */
async function correct(page: Page) {
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Correct location' }).click()
  return page.getByRole('dialog', { name: 'Correct location' })
}

test('a technician without the permission puts the site of their order on the map', async ({
  world,
  browser,
}) => {
  const { id, title } = world.untouchedOrder()
  const siteId = siteOf(world, id, title)
  await world.change(`sites/${siteId}`, { geo: null })
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(here)
  const page = await context.newPage()
  await openSignedIn(page, world, 'technician', `/orders/${id}`)
  await readyForOffline(page)
  const set = page.getByRole('button', { name: 'Set location' })
  await expect(set).toBeVisible()
  await axeIsClean(page)

  await context.setOffline(true)
  await set.click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Use my location' }).click()
  await expect(sheet.getByText('Pin at 44.37910, -64.30120')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Remove pin' })).toBeHidden()
  await axeIsClean(page)
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet).toBeHidden()
  await expect(set).toBeHidden()
  await context.setOffline(false)
  await everythingHasArrived(page)
  expect(world.find('sites', { geoOrderId: id }).map((site) => site.id)).toEqual([siteId])
  expect(world.receiptsOf(id).at(-1)).toMatchObject({ name: 'site/locate' })
  await page.getByRole('button', { name: /^History/ }).click()
  await expect(page.getByText('Put the site on the map')).toBeVisible()
  await context.close()
})

test('a location that the office has set meanwhile is not overwritten', async ({
  world,
  browser,
}) => {
  const { id, title } = world.untouchedOrder()
  const siteId = siteOf(world, id, title)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await openSignedIn(page, world, 'technician', `/orders/${id}`)
  await readyForOffline(page)
  await context.setOffline(true)
  const sheet = await correct(page)
  await sheet.getByLabel('Coordinates or map link').fill('44.3791, -64.3012')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet).toBeHidden()
  await world.change(`sites/${siteId}`, { geo: office, updatedBy: 'demo-admin' })
  await context.setOffline(false)
  await expect(pill(page, /Action needed/)).toBeVisible()
  expect(world.find('sites', { geoOrderId: id })).toEqual([])

  await pill(page, /Action needed/).click()
  const centre = page.getByRole('dialog', { name: 'Sync', exact: true })
  await expect(centre.getByText('Corrected where the site is on the map')).toBeVisible()
  await expect(centre.getByText(/44\.3771/)).toBeVisible()
  await axeIsClean(page)
  await centre.getByRole('button', { name: 'Keep mine' }).click()
  await expect(centre.getByText('All changes synced')).toBeVisible()
  expect(world.find('sites', { geoOrderId: id })).toHaveLength(1)
  await context.close()
})
