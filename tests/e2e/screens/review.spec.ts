import { expect } from '@playwright/test'
import { axeIsClean } from '../../tools/axe-findings.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived, goWithinApp, visibleText } from '../steps.ts'
import { test } from '../world.ts'

test('the office reviews one order after another: approve, invoice, send back', async ({
  world,
  office,
}) => {
  const [first, second, third] = world.untouchedOrders(3)
  if (!first || !second || !third) throw new Error('Too few orders')
  // They have waited longer than the orders of the demo company.
  for (const [i, { id }] of [first, second, third].entries())
    await world.change(`orders/${id}`, {
      status: 'done',
      statusAt: `2020-01-0${i + 1}T12:00:00.000Z`,
      ...(id === third.id && { fixedPriceMinor: 12_000 }),
    })

  const page = await office.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await openSignedIn(page, world, 'admin', '/dashboard')
  await everythingHasArrived(page)
  await page.getByRole('link', { name: /\d+ to review/ }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(first.title)
  const count = Number((await page.getByText(/^1 of \d+$/).innerText()).split(' ').at(-1))
  await axeIsClean(page)

  await page.keyboard.press('j')
  await expect(title).toHaveText(second.title)
  await expect(page).toHaveURL(`${world.url}/orders/review?order=${second.id}`)
  await page.reload()
  await expect(title).toHaveText(second.title)
  await expect(page.getByText(`2 of ${count}`)).toBeVisible()
  await page.keyboard.press('k')
  await expect(title).toHaveText(first.title)
  await page.getByRole('button', { name: /^Next order/ }).click()
  await page.getByRole('button', { name: /^Previous order/ }).click()
  await expect(title).toHaveText(first.title)

  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(title).toHaveText(second.title)
  await expect(page.getByText(`1 of ${count - 1}`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(new RegExp(`^\\d+ of ${count}$`))).toBeVisible()
  await expect(title).toHaveText(second.title)

  await page.getByRole('button', { name: 'Send back' }).click()
  const sheet = page.getByRole('dialog', { name: 'Send back' })
  await sheet.getByRole('button', { name: 'Photos missing' }).click()
  await page.keyboard.press('j')
  await sheet.getByRole('button', { name: 'Send back' }).click()
  await expect(title).toHaveText(third.title)

  await page.getByRole('button', { name: 'Approve and invoice' }).click()
  await expect(page.getByText(new RegExp(`^\\d+ of ${count - 2}$`))).toBeVisible()
  await page.getByRole('button', { name: 'Open draft' }).click()
  await expect(page).toHaveURL(/\/invoices\/\w+/)
  await everythingHasArrived(page)

  const stepsOf = (id: string) => world.receiptsOf(id).map(({ name }) => name)
  expect(stepsOf(first.id).slice(-2)).toEqual(['order/move', 'order/takeBack'])
  expect(stepsOf(second.id).at(-1)).toBe('order/move')
  await goWithinApp(page, `/orders/${second.id}`)
  await expect(visibleText(page, 'Photos missing')).toBeVisible()
  await expect(page.getByRole('main').getByText('Sent back', { exact: true }).first()).toBeVisible()
})

test('the review follows the sorting of the table that led to it', async ({ world, office }) => {
  const [early, late] = world.untouchedOrders(2)
  if (!early || !late) throw new Error('Too few orders')
  const done = { status: 'done', open: false }
  await world.change(`orders/${early.id}`, {
    ...done,
    title: 'Zinc roof',
    statusAt: '2020-01-01T12:00:00.000Z',
  })
  await world.change(`orders/${late.id}`, {
    ...done,
    title: 'Aaa alarm',
    statusAt: '2020-01-02T12:00:00.000Z',
  })
  const page = await office.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await openSignedIn(page, world, 'admin', '/orders?state=review&sort=title')
  await everythingHasArrived(page)
  await page.getByRole('main').getByRole('link', { name: 'Review one by one' }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Aaa alarm')
  await page.keyboard.press('j')
  await expect(title).not.toHaveText('Aaa alarm')
  await expect(title).not.toHaveText('Zinc roof')
  await expect(page).toHaveURL(/\/orders\/review\?sort=title&order=/)

  await page.goto(`${world.url}/orders/review?sort=-title`)
  await expect(title).toHaveText('Zinc roof')
})

test('the review keeps the filters of the table that led to it', async ({ world, office }) => {
  const [urgent, usual] = world.untouchedOrders(2)
  if (!urgent || !usual) throw new Error('Too few orders')
  const done = { status: 'done', statusAt: '2020-01-01T12:00:00.000Z', open: false }
  await world.change(`orders/${urgent.id}`, { ...done, title: 'Zinc roof', tags: ['quixotic'] })
  await world.change(`orders/${usual.id}`, done)
  const page = await office.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await openSignedIn(page, world, 'admin', '/orders?state=review&q=quixotic')
  await everythingHasArrived(page)
  await page.getByRole('main').getByRole('link', { name: 'Review one by one' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zinc roof')
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText('No matching orders to review')).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Review \d+ others$/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(usual.title)
})

test('an order with nothing to bill is approved without an invoice', async ({ world, office }) => {
  const [bare] = world.untouchedOrders(1)
  if (!bare) throw new Error('Too few orders')
  const statusAt = '2020-01-01T12:00:00.000Z'
  await world.change(`orders/${bare.id}`, { status: 'done', statusAt, open: false })
  const drafts = world.find('invoices', { status: 'draft' }).length
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', `/orders/review?order=${bare.id}`)
  await everythingHasArrived(page)
  await page.getByRole('button', { name: 'Approve and invoice' }).click()
  await expect(page.getByText(`Approved, nothing to invoice: ${bare.title}`)).toBeVisible()
  await everythingHasArrived(page)
  expect(world.find('orders', { status: 'reviewed' }).map(({ id }) => id)).toContain(bare.id)
  expect(world.find('invoices', { status: 'draft' })).toHaveLength(drafts)
})

test('a return visit is planned from an order that could not be completed', async ({
  world,
  office,
}) => {
  const [left] = world.untouchedOrders(1)
  if (!left) throw new Error('Too few orders')
  const templateId = 'demo-template-heating'
  await world.change(`orders/${left.id}`, {
    status: 'cannotComplete',
    statusAt: '2020-01-01T12:00:00.000Z',
    statusReason: 'No access to the roof',
    description: 'Leak below the skylight',
    templateId,
    open: false,
  })
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/orders')
  await everythingHasArrived(page)
  await page.goto(`${world.url}/orders/review?order=${left.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(left.title)
  const first = page.locator('[data-foot]').locator('a, button').first()
  await expect(first).toHaveText('Schedule a return visit')
  await first.click()
  await expect(page.getByLabel('Title')).toHaveValue(`Return visit: ${left.title}`)
  await page.getByRole('button', { name: 'Save order' }).click()
  await expect(page).toHaveURL(`${world.url}/orders/review?order=${left.id}`)
  await expect(first).toHaveText('Approve')
  await page.getByRole('button', { name: 'Open order' }).click()
  await expect(page).toHaveURL(/\/orders\/[A-Za-z0-9]{20}/)
  await everythingHasArrived(page)
  await expect(page.getByText('Leak below the skylight')).toBeVisible()
  await expect(page.getByText('No access to the roof')).toBeVisible()
  expect(world.find('orders', { followUpOf: left.id, templateId })).toHaveLength(1)
})

test('the review ends with nothing left, and is not for technicians', async ({
  world,
  office,
  browser,
}) => {
  for (const status of ['done', 'partlyDone', 'cannotComplete'])
    for (const { id } of world.find('orders', { status }))
      await world.change(`orders/${id}`, { status: 'reviewed', needsReview: null })
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/orders/review')
  await everythingHasArrived(page)
  await expect(page.getByText('Everything is reviewed')).toBeVisible()
  await axeIsClean(page)
  await page.getByText('All orders').click()
  await expect(page).toHaveURL(`${world.url}/orders`)

  const field = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' })
  const phone = await field.newPage()
  await openSignedIn(phone, world, 'technician', '/orders/review')
  await expect(phone.getByText('Only the office reviews orders')).toBeVisible()
  await field.close()
})
