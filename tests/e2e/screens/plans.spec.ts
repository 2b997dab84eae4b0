import { expect } from '@playwright/test'
import { addDays } from '#domain/time/local-time.ts'
import { axeIsClean } from '../../tools/axe-findings.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived } from '../steps.ts'
import { test } from '../world.ts'

const title = 'Descale the boiler'

test('the office plans recurring work, sees its dates and orders, and changes it from one visit on', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/plans')
  await everythingHasArrived(page)
  await expect(page.getByRole('heading', { name: 'Maintenance', exact: true })).toBeVisible()
  await axeIsClean(page)

  await page.getByRole('button', { name: 'New plan' }).click()
  const sheet = page.getByRole('dialog', { name: 'New maintenance plan' })
  await sheet.getByRole('combobox', { name: 'Customer' }).fill('Harbour')
  await page
    .getByRole('option', { name: /Harbour/ })
    .first()
    .click()
  const site = sheet.getByLabel('Site', { exact: true })
  await site.selectOption({ index: 1 })
  await sheet.getByLabel('Title').fill(title)
  const first = addDays(new Date().toISOString().slice(0, 10), 8)
  await sheet.getByLabel('First visit').fill(first)
  await sheet.getByLabel('Start time').fill('09:30')
  await sheet.getByLabel('Every', { exact: true }).fill('2')
  await sheet.getByLabel('Period').selectOption({ label: 'Weeks' })
  const preview = sheet.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('Next 5 dates')).toBeVisible()
  await expect(preview.getByText('26 in the coming year')).toBeVisible()
  await expect(preview.getByRole('listitem')).toHaveCount(5)
  await axeIsClean(page)
  await sheet.getByRole('button', { name: 'Create plan' }).click()

  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  const upcoming = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Actions for / }) })
  // Sixty days ahead: days 8, 22, 36 and 50 have their orders.
  await expect(upcoming.getByRole('link')).toHaveCount(4)
  await expect(upcoming.filter({ hasText: 'Order not created yet' }).first()).toBeVisible()

  await upcoming.nth(2).getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Change from here on' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit plan' })
  await expect(edit.getByLabel(/^This and following, from /)).toBeChecked()
  await edit.getByLabel('Title').fill(`${title} and pump`)
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeHidden()
  await expect(upcoming).toHaveCount(2)

  await page.goto(`${world.url}/plans`)
  await expect(page.getByText(title, { exact: true })).toBeVisible()
  await page.getByText(`${title} and pump`, { exact: true }).click()
  await expect(page.getByRole('heading', { name: `${title} and pump` })).toBeVisible()
  await expect(upcoming.getByRole('link')).toHaveCount(2)
  await everythingHasArrived(page)

  await page.getByRole('main').locator('a[href^="/customers/"]').first().click()
  const atSite = page
    .locator('[data-row^="sites/"]')
    .getByRole('link', { name: `${title} and pump` })
  await atSite.click()
  await upcoming.getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: `${title} and pump` })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Part of plan / })).toBeVisible()
  await page.goto(`${world.url}/schedule`)
  await page.getByRole('button', { name: /^Due plans/ }).click()
  await expect(page.getByRole('region', { name: 'Queue' }).getByText(title).first()).toBeVisible()
})
