import { type Page, expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived, goWithinApp, visibleText } from '../steps.ts'
import { test, type World } from '../world.ts'

/** A fixed price, and what it comes to with the 14 % of the demo company; in minor units. */
const cases = [
  { currency: 'EUR', pricesIncludeTax: true, price: 114_00, total: 114_00, shown: '€114.00' },
  { currency: 'JPY', pricesIncludeTax: false, price: 1000, total: 1140, shown: '¥1,140' },
  { currency: 'USD', pricesIncludeTax: false, price: 100_00, total: 114_00, shown: '$114.00' },
] as const

test('an order finished on the phone is a paid invoice at the desk: euros with tax included, yen, dollars', async ({
  world,
  office,
  browser,
}) => {
  const orders = world.untouchedOrders(cases.length)
  for (const [i, { id }] of orders.entries()) {
    await world.askNothing(id)
    await world.change(`orders/${id}`, { status: 'onSite', fixedPriceMinor: cases[i]?.price })
  }
  const field = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  })
  const phone = await field.newPage()
  await openSignedIn(phone, world, 'technician', '/orders')
  const desk = await office.newPage()
  await openSignedIn(desk, world, 'admin', '/orders')

  for (const [i, one] of cases.entries()) {
    const order = orders[i] ?? { id: '' }
    await world.changeCompany({
      currency: one.currency,
      pricesIncludeTax: one.pricesIncludeTax,
    })
    await finish(phone, order.id)
    await invoiceAndPay(desk, order.id, one.shown)
    await everythingHasArrived(desk)
    expect(await paid(world, one.currency)).toEqual({ total: one.total, paid: one.total })
  }
  await field.close()
})

async function finish(phone: Page, orderId: string): Promise<void> {
  await goWithinApp(phone, `/orders/${orderId}`)
  await phone.getByRole('button', { name: 'Complete', exact: true }).click()
  await expect(visibleText(phone, 'Completed', { exact: true })).toBeVisible()
  await everythingHasArrived(phone)
}

/** Two taps to the invoice, and two to the payment. */
async function invoiceAndPay(desk: Page, orderId: string, total: string): Promise<void> {
  await goWithinApp(desk, `/orders/${orderId}`)
  await desk.getByRole('button', { name: 'Mark as reviewed' }).click()
  await desk.getByRole('button', { name: 'Create invoice', exact: true }).click()
  const issue = desk.getByRole('dialog', { name: 'Issue this invoice?' })
  await issue.getByRole('button', { name: `Issue ${total}` }).click()
  await expect(desk.getByRole('heading', { name: /^Invoice INV-/ })).toBeVisible()
  await expect(desk.getByRole('article')).toContainText(total)
  await desk.getByRole('button', { name: 'Record payment' }).click()
  const sheet = desk.getByRole('dialog', { name: /^Record payment/ })
  await sheet.getByRole('button', { name: `Record ${total}` }).click()
  await expect(desk.getByRole('article')).toContainText('Paid')
}

/** What the server holds of the only invoice in a currency, and of its payment; in minor units. */
async function paid(world: World, currency: string) {
  const [invoice] = world.find('invoices', { currency })
  const [payment] = world.find('payments', { currency })
  return { total: invoice?.number('totalMinor'), paid: payment?.number('amountMinor') }
}
