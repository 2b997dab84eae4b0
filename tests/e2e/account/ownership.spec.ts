import { expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived } from '../steps.ts'
import { test } from '../world.ts'

test('an owner offers the company, an admin accepts it, and each asks for the password', async ({
  world,
  office,
  browser,
}) => {
  const second = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
  })
  const phone = await second.newPage()
  await openSignedIn(phone, world, 'admin', '/orders')
  await everythingHasArrived(phone)

  const desk = await office.newPage()
  await openSignedIn(desk, world, 'owner', '/technicians')
  await everythingHasArrived(desk)
  await desk.getByRole('link', { name: 'Maya Chen' }).click()
  await desk.getByRole('button', { name: 'Transfer ownership' }).click()
  const offer = desk.getByRole('dialog')
  await offer.getByLabel('Your password').fill('not-the-password')
  await offer.getByRole('button', { name: 'Offer ownership' }).click()
  await expect(offer.getByText('Wrong password.')).toBeVisible()
  expect(world.find('mutations', { name: 'owner/offer' })).toHaveLength(0)
  await offer.getByLabel('Your password').fill('daybook-demo')
  await offer.getByRole('button', { name: 'Offer ownership' }).click()
  await expect(offer).toBeHidden()
  await expect(desk.getByRole('button', { name: 'Withdraw offer' })).toBeVisible()

  await phone.getByRole('button', { name: 'Accept ownership' }).click()
  const accept = phone.getByRole('dialog')
  await accept.getByLabel('Your password').fill('daybook-demo')
  await accept.getByRole('button', { name: 'Become owner' }).click()
  await expect(accept).toBeHidden()
  await expect.poll(() => world.find('mutations', { name: 'owner/accept' }).length).toBe(1)

  // The former owner's device follows: an admin manages no other admin.
  await expect(desk.getByRole('button', { name: 'Withdraw offer' })).toBeHidden()
  await phone.goto(`${world.url}/technicians?role=admin`)
  await phone.getByRole('link', { name: /Grace/ }).first().click()
  await expect(phone.getByRole('button', { name: 'Transfer ownership' })).toBeVisible()
  await second.close()
})
