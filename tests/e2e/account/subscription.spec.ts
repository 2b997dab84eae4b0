import { expect } from '@playwright/test'
import { axeIsClean } from '../../tools/axe-findings.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { test } from '../world.ts'

test.use({ hasFunctions: true })

test('an owner on trial chooses a plan, a card is declined, another one pays, and the company is active', async ({
  world,
  office,
}) => {
  const { emulator } = world.daybook
  const stringValue = new Date(Date.now() + 3 * 86_400_000).toISOString()
  await emulator.engine.commit([
    {
      update: {
        name: `projects/${emulator.projectId}/databases/(default)/documents/companies/demo-company`,
        fields: { subscriptionStatus: { stringValue: 'trialing' }, trialEndsAt: { stringValue } },
      },
      updateMask: { fieldPaths: ['subscriptionStatus', 'trialEndsAt'] },
      updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
    },
  ])
  const page = await office.newPage()
  await openSignedIn(page, world, 'owner', '/subscription')
  await expect(page.getByText(/Trial: \d days left/).first()).toBeVisible()
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
