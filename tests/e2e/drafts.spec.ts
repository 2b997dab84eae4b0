import { expect } from '@playwright/test'
import { pill, signIn } from './steps.ts'
import { test } from './world.ts'

test('a note whose tab dies on the last key is found by the next tab, once', async ({
  world,
  office,
}) => {
  const { id: orderId } = world.untouchedOrder()
  const first = await office.newPage()
  await signIn(first, world, 'technician', `/orders/${orderId}`)
  const before = world.receiptsOf(orderId).length
  await first.getByLabel('What was done').pressSequentially('Valve 7 ')
  await first.getByLabel('What was done').press('!')
  await first.close()

  const second = await office.newPage()
  await second.goto(`${world.url}/dashboard`)
  await expect.poll(() => world.receiptsOf(orderId).length).toBe(before + 1)
  await expect(pill(second, /All sent/)).toBeVisible()
  await second.goto(`${world.url}/orders/${orderId}`)
  await expect(second.getByLabel('What was done')).toHaveValue('Valve 7 !')
  expect(world.receiptsOf(orderId)).toHaveLength(before + 1)
})
