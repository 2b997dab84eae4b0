import { expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { drag } from '../steps.ts'
import { test } from '../world.ts'

test.use({ phoneWorker: false })

test('cancelling on the large pad brings back what was signed before', async ({ world, phone }) => {
  const page = await (await phone.open()).newPage()
  await openSignedIn(page, world, 'technician', `/orders/${world.untouchedOrder().id}`)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
  for (const step of ['Accept', 'Start driving', 'I’ve arrived', 'Get signature']) await press(step)
  const canvas = '[data-sheet] canvas'
  const picture = () =>
    page.locator(canvas).evaluate((one) => (one as HTMLCanvasElement).toDataURL())
  const stage = page.locator('[data-signing]')
  const stroke = (from: number) =>
    drag(page, canvas, [
      [from, 0.2],
      [from + 0.3, 0.6],
    ])
  const empty = await picture()
  await press('Sign here')
  await stroke(0.1)
  await stage.getByRole('button', { name: 'Cancel' }).click()
  expect(await picture()).toBe(empty)

  await press('Sign here')
  await stroke(0.1)
  await press('Done')
  const signed = await picture()
  expect(signed).not.toBe(empty)
  await press('Sign here')
  await stroke(0.5)
  await stage.getByRole('button', { name: 'Cancel' }).click()
  expect(await picture()).toBe(signed)
})
