import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type Page, expect } from '@playwright/test'
import { axeIsClean } from '../../tools/axe-findings.ts'
import { test } from '../world.ts'
import { buildPage, type GeocoderSetting } from './build-page.ts'
import { type Answer, type PageServer, servePage } from './serve-page.ts'

const harbour = {
  geometry: { coordinates: [-64.3012, 44.3791] },
  properties: {
    name: 'Harbour School',
    street: 'Pier Road',
    housenumber: '7',
    postcode: 'B0J 2C0',
    city: 'Lunenburg',
    state: 'Nova Scotia',
    countrycode: 'CA',
  },
}
const inland = {
  geometry: { coordinates: [-64.5, 44.4] },
  properties: { ...harbour.properties, name: 'Harbour Farm', street: 'Mill Lane' },
}
const found: Answer = { status: 200, body: { features: [inland, harbour] } }
/** In milliseconds. */
const longerThanThePause = 600
const nothing: Answer = { status: 200, body: { features: [] } }

let folder = ''
let server: PageServer

// One worker builds the page once.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'daybook-geocoder-'))
  await buildPage(folder)
  server = await servePage(folder)
})
test.afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

function searchOf(page: Page) {
  return page.getByRole('combobox', { name: 'Find address' })
}

/** What the search says below the field, and in its list while that is open. */
async function says(page: Page, text: string) {
  await expect(page.locator('span[aria-live]', { hasText: text })).toBeVisible()
}

/** Opens the form on a phone, with a geocoder of this kind that answers so. */
async function openForm(
  context: BrowserContext,
  kind: GeocoderSetting['kind'],
  answer: PageServer['answer'],
): Promise<Page> {
  server.asked.length = 0
  server.answer = answer
  const page = await context.newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript((setting) => Object.assign(globalThis, { geocoderSetting: setting }), {
    url: '/geocoder',
    kind,
  })
  await page.goto(server.url)
  await expect(searchOf(page)).toBeVisible()
  return page
}

test('an address is found while typing and chosen with the keyboard alone', async ({ office }) => {
  const page = await openForm(office, 'photon', () => found)
  // A stopped clock: however slow the machine types, the pause after which it asks does not pass.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const search = searchOf(page)
  await search.focus()
  await page.keyboard.type(' Ha')
  await page.clock.runFor(longerThanThePause)
  expect(server.asked).toEqual([])
  await says(page, 'Type a street and town.')

  await page.keyboard.type('rbour')
  await page.clock.runFor(longerThanThePause)
  await page.clock.resume()
  await expect(page.getByRole('option')).toHaveCount(2)
  // One question for what was typed, not one for each letter.
  expect(server.asked).toEqual(['/geocoder/api?q=Harbour&limit=6'])
  await expect(page.getByText('2 addresses', { exact: true })).toBeVisible()
  for (const position of [0, 1]) {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option').nth(position)).toHaveAttribute('data-focused')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(page.getByText('No pin yet')).toBeVisible()
  await page.keyboard.press('Tab')
  const use = page.getByRole('button', { name: 'Use this address' })
  await expect(use).toBeFocused()
  await axeIsClean(page)
  await page.keyboard.press('Enter')

  await expect(page.getByLabel('Street and number')).toHaveValue('7 Pier Road')
  await expect(page.getByLabel('Unit, floor, building')).toHaveValue('Flat 3')
  await expect(page.getByLabel('Town or city')).toHaveValue('Lunenburg')
  await expect(page.getByText('Pin at 44.37910, -64.30120')).toBeVisible()
  await expect(search).toHaveValue('')
  expect(server.asked).toHaveLength(1)
})

test('a search says when nothing is found, the service fails, or there is no connection', async ({
  office,
}) => {
  const answers: Readonly<Record<string, Answer>> = {
    Nowhere: nothing,
    Failing: { status: 500, body: { message: 'out of memory' } },
    Crowded: { status: 429, body: {} },
    Foreign: { status: 200, body: { results: [] } },
  }
  const page = await openForm(office, 'photon', (text) => answers[text] ?? found)
  const search = searchOf(page)
  await search.fill('Nowhere')
  await says(page, 'No matching addresses.')
  await search.fill('Failing')
  await says(page, 'Search isn’t working. Enter the address and drop the pin.')
  await search.fill('Crowded')
  await says(page, 'Too many searches. Wait a moment.')
  await search.fill('Foreign')
  await says(page, 'Search isn’t working. Enter the address and drop the pin.')
  expect(server.asked).toHaveLength(4)

  await office.setOffline(true)
  await search.fill('Harbour')
  await says(page, 'Search needs a connection. Enter the address and drop the pin.')
  expect(server.asked).toHaveLength(4)
  // The rest of the form works.
  await page.getByLabel('Coordinates or map link').fill('44.3791, -64.3012')
  await expect(page.getByText('Pin at 44.37910, -64.30120')).toBeVisible()
  await office.setOffline(false)
  await search.fill('Harbour S')
  await expect(page.getByRole('option')).toHaveCount(2)
})

test('a geocoder that may not be asked while typing is asked by Enter', async ({ office }) => {
  const place = {
    lat: '44.3791',
    lon: '-64.3012',
    address: { house_number: '7', road: 'Pier Road', town: 'Lunenburg', country_code: 'ca' },
  }
  const page = await openForm(office, 'nominatim', () => ({ status: 200, body: [place] }))
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const search = searchOf(page)
  await search.fill('Pier Road')
  await page.clock.runFor(longerThanThePause)
  await page.clock.resume()
  expect(server.asked).toEqual([])
  await search.press('Enter')
  await page.getByRole('option').click()
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByText('Pin at 44.37910, -64.30120')).toBeVisible()
  expect(server.asked).toHaveLength(1)
  expect(server.asked[0]).toMatch(/^\/geocoder\/search\?q=Pier\+Road&format=jsonv2/)
})
