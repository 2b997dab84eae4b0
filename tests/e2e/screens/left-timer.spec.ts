import { expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { test } from '../world.ts'

test.use({ phoneWorker: false })

test('a timer whose order went to someone else is stopped with one tap, and kept running until then', async ({
  world,
  phone,
}) => {
  const context = await phone.open()
  const page = await context.newPage()
  const { id } = world.untouchedOrder()
  await openSignedIn(page, world, 'technician', `/orders/${id}`)
  for (const step of ['Accept', 'Start driving', 'I’ve arrived'])
    await page.getByRole('button', { name: step, exact: true }).first().click()
  const entry = () => world.find('timeEntries', { orderId: id, kind: 'order' })
  await expect.poll(() => entry().length).toBe(1)
  await world.assign(id, ['nora.macleod'])

  const stop = page.getByRole('button', { name: 'Stop timer' })
  await expect(page.getByText('Timer still running')).toBeVisible()
  await expect(page.getByText(/: no longer yours\. Running since/)).toBeVisible()
  expect(entry()[0]?.text('endedAt')).toBe('')
  await context.setOffline(true)
  await stop.click()
  await expect(page.getByText(/^Timer stopped at/)).toBeVisible()
  await expect(stop).toBeHidden()
  await context.setOffline(false)
  await expect.poll(() => entry()[0]?.text('endedAt')).toMatch(/^20/)
})

test('someone on the way gives the order back, which ends the drive', async ({ world, phone }) => {
  const page = await (await phone.open()).newPage()
  const { id } = world.untouchedOrder()
  await openSignedIn(page, world, 'technician', `/orders/${id}`)
  for (const step of ['Accept', 'Start driving'])
    await page.getByRole('button', { name: step, exact: true }).first().click()
  await expect.poll(() => world.find('orders', { status: 'enRoute' }).length).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Can’t make it' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('Your drive and its timer end now.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Vehicle broke down' }).click()
  await sheet.getByRole('button', { name: 'Ask the office' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: 'Withdraw request' })).toBeVisible()
  const drive = () => world.find('timeEntries', { orderId: id, kind: 'travel' })
  await expect.poll(() => drive()[0]?.text('endedAt')).toMatch(/^20/)
  const accepted = () => world.find('orders', { status: 'accepted' }).map((order) => order.id)
  await expect.poll(accepted).toContain(id)
})
