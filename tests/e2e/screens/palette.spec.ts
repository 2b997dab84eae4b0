import { expect, type Page } from '@playwright/test'
import { axeIsClean } from '../../tools/axe-findings.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived, goWithinApp, readyForOffline } from '../steps.ts'
import { test } from '../world.ts'

/** What is typed, the group that it is found in, and the page that Enter opens. */
const kinds: readonly (readonly [typed: string, group: string, page: RegExp])[] = [
  ['windward dental', 'Customers', /\/customers\/[^/?]+$/],
  ['claire boudreau', 'People', /\/technicians\//],
  ['10-11520', 'Equipment', /\/customers\/.+asset=/],
  ['INV-', 'Invoices', /\/invoices\//],
  ['order templates', 'Settings', /\/admin\/templates$/],
  ['new order', 'Actions', /\/orders\/new$/],
  ['invite someone', 'Actions', /\/technician-invites\/new$/],
  ['review orders', 'Actions', /\/orders\/review/],
  ['go to stock', 'Go to', /\/inventory$/],
]

test.use({ officeWorker: true })

test('the palette finds every kind with the keyboard alone, without a network, the recent first', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/dashboard')
  await readyForOffline(page)
  // The code of the pages that are opened here is on the device before the network goes.
  await goWithinApp(page, '/customers')
  await world.cutNetwork()
  await office.setOffline(true)

  for (const [typed, group, address] of kinds) {
    await runFirst(page, typed, group)
    await expect(page).toHaveURL(address)
    // Letters typed into a palette that is closing would be lost.
    await expect(page.getByRole('menu', { name: 'Search' })).toBeHidden()
    // A sheet that opens after the next palette would take the focus from it.
    if (group === 'Equipment') await expect(page.getByRole('dialog')).toBeVisible()
  }

  await page.keyboard.press('Control+k')
  const recent = page.getByRole('group', { name: 'Recent' }).getByRole('menuitem')
  await expect(recent).toHaveText([
    /^INV-.*Invoices$/,
    /Equipment$/,
    /Claire Boudreau.*People$/,
    /Windward Dental.*Customers$/,
  ])
  await axeIsClean(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/invoices\//)
  await world.restoreNetwork()
  await office.setOffline(false)
})

test('an invoice is begun from the palette and found there, and Back leads to the list', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/dashboard')
  await readyForOffline(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('schedul')
  const first = page.getByRole('menu', { name: 'Search' }).getByRole('menuitem').first()
  await expect(first).toHaveText(/^Go to Schedule/)
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()
  await runFirst(page, 'new invoice', 'Actions')
  const sheet = page.getByRole('dialog', { name: 'New invoice' })
  await expect(page).toHaveURL(/\/invoices\?new=1$/)
  await sheet.getByRole('combobox', { name: 'Customer' }).fill('windward dental')
  await page.getByRole('option').first().click()
  await sheet.getByRole('button', { name: 'Create draft' }).click()
  await expect(page).toHaveURL(/\/invoices\/[^/?]+$/)
  const made = page.url()
  await page.goBack()
  await expect(page).toHaveURL(/\/invoices$/)
  await expect(sheet).toBeHidden()

  await runFirst(page, 'windward dental', 'Invoices')
  await expect(page).toHaveURL(made)
})

/** Opens the palette and the first item of a group that is found. */
async function runFirst(page: Page, typed: string, group: string): Promise<void> {
  await page.keyboard.press('Control+k')
  const results = page.getByRole('menu', { name: 'Search' })
  await page.keyboard.type(typed)
  await expect(page.getByRole('dialog').getByRole('searchbox')).toHaveValue(typed)
  await expect(results).toHaveAttribute('aria-busy', 'false')
  await markFirstOf(page, group)
  await page.keyboard.press('Enter')
}

/** Goes down with the arrow key until a result of the group is highlighted. */
async function markFirstOf(page: Page, group: string) {
  const first = page.getByRole('group', { name: group, exact: true }).getByRole('menuitem').first()
  await expect(first).toBeVisible()
  const id = await first.getAttribute('id')
  const field = page.getByRole('dialog').getByRole('searchbox')
  for (let i = 0; i < 20; i++) {
    if ((await field.getAttribute('aria-activedescendant')) === id) return
    await page.keyboard.press('ArrowDown')
  }
  await expect(field).toHaveAttribute('aria-activedescendant', id ?? '')
}

test('what no order matches is searched for everywhere, with the same words', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/orders?q=Zyxwv')
  await everythingHasArrived(page)
  await page.getByRole('main').getByRole('link', { name: 'Search everything' }).click()
  await expect(page.getByRole('dialog').getByRole('searchbox')).toHaveValue('Zyxwv')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(`${world.url}/orders?q=Zyxwv`)
})
