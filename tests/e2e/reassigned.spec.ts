import { expect } from '@playwright/test'
import { pill, signIn, workerIsReady } from './steps.ts'
import { test } from './world.ts'

test('an order given to somebody else keeps what was done on it unsent, until it may go', async ({
  world,
  browser,
}) => {
  const { id: orderId } = world.untouchedOrder()
  const path = `/orders/${orderId}`
  const field = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  const phone = await field.newPage()
  await signIn(phone, world, 'technician', path)
  await workerIsReady(phone)
  await field.setOffline(true)
  for (const step of ['Accept', 'Set off'])
    await phone.getByRole('button', { name: step, exact: true }).click()
  await expect(pill(phone, /2 waiting/)).toBeVisible()
  const before = world.receiptsOf(orderId).length

  await world.assign(orderId, ['demo-heating-2'])
  await field.setOffline(false)
  await expect(pill(phone, /needs? you/i)).toBeVisible()
  expect(world.receiptsOf(orderId)).toHaveLength(before)

  await world.assign(orderId, ['demo-technician', 'demo-heating-2'])
  await pill(phone, /needs? you/i).click()
  await phone.getByRole('button', { name: 'Try again' }).first().click()
  await expect(phone.getByText('All sent').filter({ visible: true }).first()).toBeVisible()
  await expect
    .poll(() =>
      world
        .receiptsOf(orderId)
        .slice(before)
        .map(({ name, actorId }) => [name, actorId]),
    )
    .toEqual([
      ['order/move', 'demo-technician'],
      ['order/move', 'demo-technician'],
    ])
  await field.close()
})
