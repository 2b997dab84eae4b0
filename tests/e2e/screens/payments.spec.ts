import { expect } from '@playwright/test'
import { axeIsClean } from '../../tools/axe-findings.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived, visibleText } from '../steps.ts'
import { test } from '../world.ts'

test('a part of an invoice is paid offline, and the list says so once it is sent', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/invoices?show=toInvoice')
  await everythingHasArrived(page)
  await page.getByRole('main').locator('a[href^="/orders/"]').first().click()
  await page.getByRole('button', { name: 'Create invoice', exact: true }).click()
  const issue = page.getByRole('dialog', { name: 'Issue this invoice?' })
  await issue.getByRole('button', { name: /^Issue / }).click()
  const heading = page.getByRole('heading', { name: /^Invoice INV-/ })
  await expect(heading).toBeVisible()
  const number = (await heading.innerText()).replace('Invoice ', '')
  await everythingHasArrived(page)

  await page.getByRole('button', { name: 'Record payment' }).click()
  const sheet = page.getByRole('dialog', { name: /^Record payment/ })
  await expect(sheet.getByLabel('Amount', { exact: true })).not.toHaveValue('')
  await world.cutNetwork()
  await office.setOffline(true)
  await sheet.getByLabel('Amount', { exact: true }).fill('10')
  await axeIsClean(page)
  await sheet.getByRole('button', { name: /^Record / }).click()
  await expect(page.getByText('Payment recorded')).toBeVisible()
  const payments = page.getByRole('list', { name: 'Payments' })
  await expect(payments.getByRole('listitem')).toHaveCount(1)
  await expect(visibleText(page, 'Partly paid')).toBeVisible()
  await axeIsClean(page)
  await world.restoreNetwork()
  await office.setOffline(false)
  await everythingHasArrived(page)

  await page.goto(`${world.url}/invoices?show=partlyPaid`)
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText('Partly paid')
})
