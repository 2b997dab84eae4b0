import { readFileSync } from 'node:fs'
import { type Browser, type Page, expect } from '@playwright/test'
import { axeIsClean } from '../../tools/axe-findings.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived } from '../steps.ts'
import { test } from '../world.ts'

test.use({ hasFunctions: true })

test('a customer without an account approves an estimate by its link, until the office turns it off', async ({
  world,
  office,
  browser,
}) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/estimates')
  const sheet = page.getByRole('dialog')
  const link = await sendEstimate(page)

  const customer = await visitor(browser, link, 'dark')
  await expect(customer.getByRole('heading', { name: 'New boiler' })).toBeVisible()
  const logo = customer.locator('header img')
  const width = () => logo.evaluate((one: HTMLImageElement) => one.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
  const downloading = customer.waitForEvent('download')
  await customer.getByRole('button', { name: 'Download PDF' }).click()
  const pdf = readFileSync(await (await downloading).path(), 'latin1')
  expect(pdf).toContain('/Subtype /Image')
  await axeIsClean(customer)
  await customer.getByRole('button', { name: 'Approve' }).click()
  await expect(customer.getByText('Choose an option above')).toBeVisible()
  await customer.getByLabel('Choose Option 2').check()
  await expect(customer.getByText(/You approve “Option 2” for/)).toBeVisible()
  await customer.getByLabel('Your name').fill('Ana Ruiz')
  await customer.getByLabel('I approve this estimate').check()
  await customer.emulateMedia({ colorScheme: 'light' })
  await axeIsClean(customer)
  await customer.getByRole('button', { name: 'Approve' }).click()
  await expect(customer.getByText('Approved. Thank you!')).toBeVisible()
  await expect(customer.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await axeIsClean(customer)

  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Approved by Ana Ruiz')).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Customer link' }).click()
  await axeIsClean(page)
  await sheet.getByRole('button', { name: 'Turn off link' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Turn off link' }).click()
  await expect(sheet.getByRole('textbox')).toHaveCount(0)
  await everythingHasArrived(page)

  await customer.reload()
  const gone = customer.getByRole('heading', { name: 'This link is no longer available' })
  await expect(gone).toBeVisible()
  const unknown = await visitor(browser, link.replace(/.{6}$/, 'AAAAAA'), 'light')
  await expect(unknown.getByRole('heading')).toBeVisible()
  expect(await unknown.locator('body').innerText()).toBe(await customer.locator('body').innerText())
  await axeIsClean(unknown)
  await customer.context().close()
  await unknown.context().close()
})

test('a customer pays an invoice online by its link, and the office sees it paid', async ({
  world,
  office,
  browser,
}) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/invoices')
  await page.getByRole('button', { name: /^Overdue \d/ }).click()
  const rows = page.getByRole('grid', { name: 'Invoices' }).locator('tbody tr')
  await rows.first().getByRole('link', { name: /^INV-/ }).click()
  await expect(page.getByRole('heading', { name: /^Invoice INV-/ })).toBeVisible()
  await page.getByRole('button', { name: 'Customer link' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Copy link' }).click()
  const link = await sheet.getByRole('textbox', { name: 'Customer link' }).inputValue()
  await expect(sheet.getByText('The link works once this device is online.')).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Close' }).click()

  const customer = await visitor(browser, link, 'light')
  const pay = customer.getByRole('button', { name: /^Pay .* online$/ })
  await expect(pay).toBeVisible()
  await axeIsClean(customer)
  await pay.click()
  await customer.getByLabel('Card number').fill('4242 4242 4242 4242')
  await customer.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(customer.getByText('Payment received. Thank you.')).toBeVisible()
  await expect(pay).toHaveCount(0)
  await axeIsClean(customer)
  expect(customer.url()).toBe(link)
  await customer.reload()
  await expect(customer.getByText('Paid in full. Thank you!')).toBeVisible()
  await customer.context().close()

  await expect(page.getByText('Paid online')).toBeVisible()
  await axeIsClean(page)
})

/** Sends an estimate with two options and returns the link that is offered. */
async function sendEstimate(page: Page): Promise<string> {
  const sheet = page.getByRole('dialog')
  await page.getByRole('button', { name: 'New estimate' }).click()
  await sheet.getByRole('combobox', { name: 'Customer' }).fill('Anchor')
  await page
    .getByRole('option', { name: /Anchor/ })
    .first()
    .click()
  await sheet.getByLabel('Title').fill('New boiler')
  await sheet.getByRole('button', { name: 'Create estimate' }).click()
  await page.getByRole('button', { name: 'Add line' }).click()
  await page.getByRole('group', { name: 'Line 1' }).getByLabel('Price').fill('1000')
  await page.getByRole('button', { name: 'Add option' }).click()
  await page.getByRole('region', { name: 'Option 2' }).getByLabel('Price').fill('1500')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Mark as sent' }).click()
  await expect(sheet.getByText('without signing in')).toBeVisible()
  await axeIsClean(page)
  await sheet.getByRole('button', { name: 'Copy link' }).click()
  const link = await sheet.getByRole('textbox', { name: 'Customer link' }).inputValue()
  await expect(sheet.getByText('The link works once this device is online.')).toHaveCount(0)
  return link
}

/** Someone who has never been here opens a link on a phone. */
async function visitor(browser: Browser, link: string, colorScheme: 'light' | 'dark') {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    colorScheme,
  })
  const page = await context.newPage()
  await page.goto(link)
  return page
}
