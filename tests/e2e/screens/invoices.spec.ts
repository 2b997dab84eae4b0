import { type Locator, type Page, expect } from '@playwright/test'
import { axeIsClean } from '../../tools/axe-findings.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived, visibleText } from '../steps.ts'
import { test, type World } from '../world.ts'

const year = new Date().getFullYear()

test('a reviewed order becomes an invoice, is issued offline, gets its number later and is credited', async ({
  world,
  office,
}) => {
  const number = `INV-${year}-${nextSeq(world, 'invoices')}`
  const creditNumber = `CN-${year}-${nextSeq(world, 'credits')}`
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/invoices')
  await everythingHasArrived(page)
  await expect(page.getByRole('link', { name: /^INV-/ }).first()).toBeVisible()
  await axeIsClean(page)
  await page.getByRole('button', { name: /^To invoice/ }).click()
  await expect(page.getByRole('button', { name: /^Create invoice: / }).first()).toBeVisible()
  await axeIsClean(page)

  await page.getByRole('main').locator('a[href^="/orders/"]').first().click()
  await page.getByRole('button', { name: 'Create invoice', exact: true }).click()
  const issue = page.getByRole('dialog', { name: 'Issue this invoice?' })
  await expect(issue.getByRole('button', { name: /^Issue / })).toBeVisible()
  await axeIsClean(page)
  await page.keyboard.press('Escape')
  await expect(issue).toBeHidden()

  await addLine(page, 'Call-out fee', '1000')
  await axeIsClean(page)
  await page.reload()
  const line = page.getByRole('group', { name: /^Line / }).last()
  await expect(line.getByLabel('Description')).toHaveValue('Call-out fee')
  await expect(line).toContainText('1,000.00')
  await everythingHasArrived(page)

  await page.getByRole('button', { name: /^Issue / }).focus()
  await page.keyboard.press('Enter')
  await expect(issue).toBeVisible()
  await world.cutNetwork()
  await office.setOffline(true)
  await expect(issue).toContainText('You’re offline, so it gets its number later.')
  await issue.getByRole('button', { name: /^Issue / }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Issued. It gets its number when you’re back online.')).toBeVisible()
  await expect(page.getByRole('article')).toContainText('Number pending')
  await world.restoreNetwork()
  await office.setOffline(false)
  await expect(page.getByRole('heading', { name: `Invoice ${number}` })).toBeVisible()
  await axeIsClean(page)

  const send = page.getByRole('button', { name: 'Send by email' })
  await send.click()
  const mail = page.getByRole('dialog', { name: 'Email 1 invoice' })
  await mail.getByRole('button', { name: 'Send 1 email' }).click()
  await expect(page.getByText(/^Emailed to /)).toBeVisible()
  await expect(send).toHaveCount(0)

  await credit(page)
  await expect(page.getByRole('heading', { name: `Credit note ${creditNumber}` })).toBeVisible()
  await everythingHasArrived(page)
  await page.getByRole('link', { name: new RegExp(`^${number}`) }).click()
  await expect(page.getByRole('article')).toContainText('Credited')
  await expect(page.getByRole('link', { name: /^CN-/ })).toBeVisible()
  await page.getByRole('main').locator('a[href^="/orders/"]').first().click()
  await expect(page.getByRole('link', { name: new RegExp(`^${number}`) })).toBeVisible()
  await expect(visibleText(page, 'Invoiced')).toBeVisible()
})

test('drafts are found by amount, and issued several at once', async ({ world, office }) => {
  const numbers = [0, 1].map((i) => nextSeq(world, 'invoices', i)).join('|')
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/invoices?show=drafts')
  await everythingHasArrived(page)
  const rows = page.getByRole('grid', { name: 'Invoices' }).locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  const known = await rows.count()
  for (const price of ['40', '75.50']) {
    await page.goto(`${world.url}/invoices`)
    await page.getByRole('button', { name: 'New invoice' }).click()
    await page.getByRole('combobox', { name: 'Customer' }).fill('Harbour')
    await page
      .getByRole('option', { name: /Harbour/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Create draft' }).click()
    await addLine(page, `Inspection ${price}`, price)
  }
  await page.goto(`${world.url}/invoices?show=drafts`)
  await expect(rows).toHaveCount(known + 2)
  const sums = await rows.allTextContents()
  const total = /[\d.,]*\d/.exec(sums[0]?.replace(/^\D*/, '') ?? '')?.[0] ?? ''
  await page.getByRole('searchbox').fill(total)
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveURL(/q=/)
  await page.getByRole('searchbox').fill('')
  await expect(rows).toHaveCount(known + 2)
  for (const i of [0, 1]) await rows.nth(i).getByRole('checkbox').check()
  await axeIsClean(page)
  await page.getByRole('button', { name: 'Issue 2' }).click()
  const sheet = page.getByRole('dialog', { name: 'Issue 2 invoices' })
  await axeIsClean(page)
  await sheet.getByRole('button', { name: /^Issue / }).click()
  await expect(page.getByText('2 invoices issued')).toBeVisible()
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect(
    page.getByRole('link', { name: new RegExp(`INV-${year}-(${numbers})`) }),
  ).toHaveCount(2)
  await axeIsClean(page)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const exporting = page.getByRole('dialog', { name: 'Export invoices' })
  await axeIsClean(page)
  const download = page.waitForEvent('download')
  await exporting.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toMatch(/^invoices-.*\.csv$/)
  await exportToXero(page, exporting)
  await exporting.press('Escape')
  await expect(page.getByTitle(/^Exported to Xero, /).first()).toBeVisible()
  await remind(page)
})

/** What was downloaded for Xero is marked, and the next download leaves it out. */
async function exportToXero(page: Page, sheet: Locator): Promise<void> {
  const format = sheet.getByLabel('Format')
  await format.selectOption('Xero (CSV)')
  await sheet.getByRole('button', { name: 'Download' }).click()
  await expect(sheet.getByText(/marked as exported to Xero$/)).toBeVisible()
  await axeIsClean(page)
  await format.selectOption('QuickBooks Online (CSV)')
  await expect(sheet.getByText(/exported to .* before$/)).toBeHidden()
  await format.selectOption('Xero (CSV)')
  await expect(sheet.getByText(/were exported to Xero before$/)).toBeVisible()
  await expect(sheet.getByLabel(/^Only new ones/)).toBeChecked()
  await axeIsClean(page)
}

/** Reminds the customer of an overdue invoice, once. */
async function remind(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Overdue \d/ }).click()
  const row = page.getByRole('grid', { name: 'Invoices' }).locator('tbody tr').first()
  await row.getByRole('checkbox').check()
  const sheet = page.getByRole('dialog', { name: 'Send 1 reminder' })
  await page.getByRole('button', { name: 'Remind 1' }).click()
  await axeIsClean(page)
  await sheet.getByRole('button', { name: 'Send 1 email' }).click()
  await expect(page.getByText(/^Emailed to /)).toBeVisible()
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Remind 1' }).click()
  const again = page.getByRole('dialog', { name: 'Nothing to send' })
  await expect(again.getByText('Already reminded today')).toBeVisible()
  await again.press('Escape')
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Emails to the customer' })).toBeVisible()
  await expect(page.getByText('Reminder 1')).toBeVisible()
}

/** The number that a series of the demo gives next, or `more` after it. */
function nextSeq({ daybook }: World, series: string, more = 0): string {
  const { engine, projectId } = daybook.emulator
  const root = `projects/${projectId}/databases/(default)/documents`
  const fields = engine.get(`${root}/companies/demo-company/series/${series}`)?.fields ?? {}
  const { next, period } = fields
  const restarts = period && 'stringValue' in period && period.stringValue < String(year)
  const seq = next && 'integerValue' in next && !restarts ? Number(next.integerValue) : 1
  return String(seq + more).padStart(5, '0')
}

async function addLine(page: Page, name: string, price: string): Promise<void> {
  await page.getByRole('button', { name: 'Add line' }).focus()
  await page.keyboard.press('Enter')
  const line = page.getByRole('group', { name: /^Line / }).last()
  await expect(line.getByLabel('Description')).toBeFocused()
  await page.keyboard.type(name)
  await line.getByLabel('Price').fill(price)
  await expect(page.getByText('Saved automatically')).toBeVisible()
}

/** Takes back half of the last line. */
async function credit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Credit' }).click()
  const sheet = page.getByRole('dialog', { name: /^Credit INV-/ })
  await axeIsClean(page)
  await sheet.getByRole('button', { name: 'None', exact: true }).click()
  await sheet.getByLabel('Quantity of Call-out fee').fill('0.5')
  await sheet.getByRole('button', { name: /^Credit / }).click()
  await expect(page.getByRole('heading', { name: 'Draft credit note' })).toBeVisible()
  await page.getByRole('button', { name: /^Issue / }).click()
  const issue = page.getByRole('dialog', { name: 'Issue this credit note?' })
  await issue.getByRole('button', { name: /^Issue / }).click()
}
