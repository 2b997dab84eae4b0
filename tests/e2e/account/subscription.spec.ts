import { expect } from '@playwright/test'
import { axeIsClean } from '../../tools/axe-findings.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { visibleText } from '../steps.ts'
import { test } from '../world.ts'

test.use({ hasFunctions: true })

test('an owner on trial chooses a plan, a card is declined, another one pays, and the company is active', async ({
  world,
  office,
}) => {
  const trialEndsAt = new Date(Date.now() + 3 * 86_400_000).toISOString()
  await world.changeCompany({ subscriptionStatus: 'trialing', trialEndsAt })
  const page = await office.newPage()
  await openSignedIn(page, world, 'owner', '/subscription')
  await expect(visibleText(page, /Trial: \d days left/)).toBeVisible()
  // The plans are there once the functions have started and stored what is sold.
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: /^Subscribe to/ })).toHaveCount(3, {
      timeout: 10_000,
    })
  }).toPass()
  await axeIsClean(page)
  await page.getByRole('button', { name: 'Subscribe to Team' }).click()

  await expect(page.getByText('This is a stand-in for Stripe on this machine.')).toBeVisible()
  const card = page.getByLabel('Card number')
  await card.fill('4000 0000 0000 0002')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await card.fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Subscribe' }).click()

  await expect(page).toHaveURL(new RegExp(`^${world.url}/subscription`))
  await expect(page.getByText('Your subscription is active')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Manage billing' })).toBeVisible()
  await axeIsClean(page)
})

test('after a lapse everyone reads, a technician completes what had begun, and nothing new begins', async ({
  world,
  office,
  browser,
}) => {
  const [begun, other] = world.untouchedOrders(2)
  if (!begun || !other) throw new Error('The demo has no such orders')
  await world.change(`orders/${begun.id}`, { status: 'onSite' })
  await world.askNothing(begun.id)
  const lapsedAt = '2026-05-03T12:00:00.000Z'
  await world.changeCompany({ subscriptionStatus: 'canceled', lapsedAt })

  const page = await office.newPage()
  await openSignedIn(page, world, 'owner', '/orders')
  await expect(page.getByText(/Your plan ended on/)).toBeVisible()
  await axeIsClean(page)
  await page.getByRole('link', { name: 'New order' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing new can begin' })).toBeVisible()
  await page.getByRole('link', { name: 'Choose a plan' }).click()
  await expect(page).toHaveURL(`${world.url}/subscription`)

  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  })
  const small = await phone.newPage()
  await openSignedIn(small, world, 'technician', `/orders/${other.id}`)
  await expect(small.getByRole('heading', { name: other.title })).toBeVisible()
  await expect(small.getByText(/For anything new, ask .+ \(owner\)/)).toBeVisible()
  await small.goto(`${world.url}/orders/${begun.id}`)
  await small
    .getByRole('button', { name: /^Complete/ })
    .first()
    .click()
  await expect.poll(() => world.receiptsOf(begun.id).at(-1)?.name).toBe('order/move')
  await phone.close()
})
