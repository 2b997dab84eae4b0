import { expect } from '@playwright/test'
import { axeIsClean } from '../../tools/axe-findings.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived } from '../steps.ts'
import { test } from '../world.ts'

test('a price list is made, given to a customer, and prices the lines of their estimate', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/admin/prices')
  await expect(page.getByText('Trade customers')).toBeVisible()
  await axeIsClean(page)
  await page.getByRole('button', { name: 'New price list' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Name').fill('Contract')
  await sheet.getByRole('button', { name: 'Add price' }).click()
  await sheet.getByLabel('Item').selectOption({ label: 'Labour' })
  await sheet.getByLabel('Amount').fill('70')
  await axeIsClean(page)
  await sheet.getByRole('button', { name: 'Add price' }).click()
  await expect(sheet.getByRole('button', { name: 'Labour $70.00' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet).toBeHidden()

  await page.goto(`${world.url}/customers?q=Saltmarsh%20Court`)
  await page.getByRole('link', { name: /Saltmarsh Court/ }).click()
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
  await sheet.getByLabel('Price list').selectOption('Contract')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('link', { name: 'Contract' })).toBeVisible()
  await everythingHasArrived(page)

  await page.goto(`${world.url}/estimates`)
  await page.getByRole('button', { name: 'New estimate' }).click()
  await sheet.getByRole('combobox', { name: 'Customer' }).fill('Saltmarsh Court')
  await page
    .getByRole('option', { name: /Saltmarsh Court/ })
    .first()
    .click()
  await sheet.getByLabel('Title').fill('New pump')
  await sheet.getByRole('button', { name: 'Create estimate' }).click()
  await page.getByRole('button', { name: 'From catalogue' }).click()
  await sheet.getByRole('searchbox').fill('Labour')
  await sheet.getByRole('button', { name: /^Labour/ }).click()
  const line = page.getByRole('group', { name: 'Line 1' })
  await expect(line.getByLabel('Price')).toHaveValue('70.00')
  await expect(line.getByText('Price list: Contract')).toBeVisible()
  await axeIsClean(page)
  await line.getByRole('button', { name: 'More for Labour' }).click()
  await page.getByRole('menuitem', { name: 'Use catalogue price' }).click()
  await expect(line.getByLabel('Price')).toHaveValue('95.00')
  await page.getByRole('button', { name: 'Use list prices' }).click()
  await expect(line.getByLabel('Price')).toHaveValue('70.00')
  await everythingHasArrived(page)
})
