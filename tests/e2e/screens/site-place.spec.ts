import { type Page, expect } from '@playwright/test'
import { axeIsClean } from '../../tools/axe-findings.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived, readyForOffline } from '../steps.ts'
import { test, type World } from '../world.ts'

const customer = 'Saltmarsh Court'

/** Opens the customer's first site for changes. */
async function openSite(page: Page, world: World) {
  await page.goto(`${world.url}/customers?q=${encodeURIComponent(customer)}`)
  await page.getByRole('link', { name: new RegExp(customer) }).click()
  await page.getByRole('button', { name: 'Edit site' }).first().click()
  return page.getByRole('dialog')
}

/** Takes this many sites of the customer off the map. */
async function unplace(world: World, count: number) {
  const [owner] = world.find('customers', { name: customer })
  const sites = world.find('sites', { customerId: owner?.id ?? '' }).slice(0, count)
  expect(sites).toHaveLength(count)
  for (const { id } of sites) await world.change(`sites/${id}`, { geo: null })
}

test('a pin is dropped, dragged, moved by keys, read from a link, and asked about', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/customers')
  const sheet = await openSite(page, world)
  const place = sheet.getByRole('group', { name: 'Location on the map' })
  const at = place.getByText(/^Pin at/)
  await expect(sheet.locator('[data-map=drawn]')).toBeVisible()
  await axeIsClean(page)
  const stored = await at.innerText()

  await place.getByRole('button', { name: 'Remove pin' }).click()
  await expect(place.getByText('No pin yet')).toBeVisible()
  await place.getByRole('region').click({ position: { x: 120, y: 90 } })
  await expect(at).not.toHaveText(stored)
  const dropped = await at.innerText()

  const pin = place.getByRole('application')
  await pin.dragTo(place.getByRole('region'), { targetPosition: { x: 300, y: 150 } })
  await expect(at).not.toHaveText(dropped)
  const dragged = await at.innerText()
  await pin.focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(at).not.toHaveText(dragged)
  await place.getByRole('button', { name: 'Undo' }).click()
  await place.getByRole('button', { name: 'Undo' }).click()
  await expect(at).toHaveText(dragged)

  const text = place.getByLabel('Coordinates or map link')
  await text.fill('https://maps.app.goo.gl/Ab3dE5')
  await expect(place.getByText(/^Short links can’t be read here/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(text).toBeFocused()
  await text.fill('Pump house https://www.google.com/maps/@44.3791,-64.3012,17z')
  await expect(at).toHaveText('Pin at 44.37910, -64.30120')

  // The pin belongs to the address that it was set for.
  await sheet.getByLabel('Street and number').fill('12 Mill Lane')
  await sheet.getByRole('button', { name: 'Save' }).click()
  const keep = place.getByRole('button', { name: 'Keep pin' })
  await expect(keep).toBeFocused()
  await axeIsClean(page)
  await keep.click()
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet).toBeHidden()
  await everythingHasArrived(page)
  await openSite(page, world)
  await expect(at).toHaveText('Pin at 44.37910, -64.30120')
})

test('sites without a location are put on the map one after another', async ({ world, office }) => {
  await unplace(world, 2)
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/customers')
  await page.getByRole('link', { name: '2 sites aren’t on the map' }).click()
  await expect(page).toHaveURL(`${world.url}/customers?place=missing`)
  const list = page.getByRole('list', { name: 'Sites without a location' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await axeIsClean(page)
  await list.getByRole('button').first().click()
  const sheet = page.getByRole('dialog')
  const name = await sheet.getByLabel('Site name').inputValue()
  await sheet.getByLabel('Coordinates or map link').fill('44.3791, -64.3012')
  await sheet.getByRole('button', { name: 'Save and next' }).click()
  await expect(sheet.getByLabel('Site name')).not.toHaveValue(name)
  await expect(sheet.getByText('No pin yet')).toBeVisible()
  // Its neighbour at the same address has just been placed.
  await sheet.getByRole('button', { name: 'Use that location' }).click()
  await expect(sheet.getByText('Pin at 44.37910, -64.30120')).toBeVisible()
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Every site is on the map')).toBeVisible()
  await everythingHasArrived(page)
})

test('a site gets this device’s location offline, in Spanish', async ({ world, browser }) => {
  await unplace(world, 1)
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'es-ES',
  })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 44.3791, longitude: -64.3012, accuracy: 12 })
  const page = await context.newPage()
  await openSignedIn(page, world, 'admin', '/customers')
  await readyForOffline(page)
  await page.getByRole('link', { name: '1 lugar no está en el mapa' }).click()
  await context.setOffline(true)
  await page.getByRole('list', { name: 'Lugares sin ubicación' }).getByRole('button').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Usar mi ubicación' }).click()
  await expect(sheet.getByText('Marcador en 44.37910, -64.30120')).toBeVisible()
  await expect(sheet.getByText('Tu ubicación, ± 12 m')).toBeVisible()
  await axeIsClean(page)
  await sheet.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Todos los lugares están en el mapa')).toBeVisible()
  await context.setOffline(false)
  await everythingHasArrived(page)
  await context.close()
})
