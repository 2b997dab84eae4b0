import { expect } from '@playwright/test'
import { signIn, visibleText } from '../steps.ts'
import { test } from '../world.ts'

test('case 64: where the browser stores nothing, work is sent at once or reported as not sent', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true })
  })
  const { id: orderId } = world.untouchedOrder()
  const before = world.receiptsOf(orderId).length
  await signIn(page, world, 'technician', `/orders/${orderId}`)
  await expect(page.getByText('This browser can’t work offline')).toBeVisible()

  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Start driving', exact: true })).toBeVisible()
  await expect.poll(() => world.receiptsOf(orderId).length).toBe(before + 1)
  // Undo is offered once the answer has arrived; if the network failed before, the outcome would be unknown.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Start driving', exact: true }).click()
  await expect(visibleText(page, /You’re offline\. Try again/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start driving', exact: true })).toBeVisible()
  expect(world.receiptsOf(orderId)).toHaveLength(before + 1)
})
