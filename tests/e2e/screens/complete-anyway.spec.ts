import { expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { test } from '../world.ts'

test.use({ phoneWorker: false })

test('completing without what is required takes a reason, which stands beside what is missing', async ({
  world,
  phone,
}) => {
  const page = await (await phone.open()).newPage()
  const { id } = world.untouchedOrder()
  const safe = { id: 'safe', kind: 'yesNo', label: 'Locked out?', required: true }
  await world.ask(id, [], [safe])
  await openSignedIn(page, world, 'technician', `/orders/${id}`)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
  for (const step of ['Accept', 'Start driving', 'I’ve arrived']) await press(step)
  const sheet = page.getByRole('dialog')
  // Before the customer signs it is said too.
  await press('Get signature')
  await expect(sheet.getByText('Still missing: 1 required answer')).toBeVisible()
  await sheet.getByRole('button', { name: 'Add now' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByText('Locked out?')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Yes', exact: true })).toBeFocused()
  await expect(page.locator('#item-safe')).toHaveCSS('outline-style', 'solid')
  await press('Complete')
  const anyway = sheet.getByRole('button', { name: 'Complete anyway' })
  await expect(sheet.getByRole('button', { name: 'Locked out?' })).toBeVisible()
  await anyway.click()
  await expect(sheet.getByLabel('Why?')).toBeVisible()
  await anyway.click()
  await expect(sheet.getByText('Enter a reason.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Not possible here' }).click()
  await anyway.click()
  await expect(sheet).toBeHidden()
  await expect(page.getByText('Completed without: 1 required answer')).toBeVisible()
  await expect(page.getByText('Not possible here', { exact: true })).toBeVisible()
  // The server accepts it, where the office reads it.
  const kept = () => world.find('orders', { status: 'done', statusReason: 'Not possible here' })
  await expect.poll(() => kept().map((order) => order.id)).toEqual([id])
})

test('an answer that was entered just now counts when the order is completed at once', async ({
  world,
  phone,
}) => {
  const page = await (await phone.open()).newPage()
  const { id } = world.untouchedOrder()
  await world.ask(id, [], [{ id: 'note', kind: 'text', label: 'Meter number', required: true }])
  await openSignedIn(page, world, 'technician', `/orders/${id}`)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
  for (const step of ['Accept', 'Start driving', 'I’ve arrived']) await press(step)
  await page.getByLabel('Meter number').fill('4711')
  await press('Complete')
  await expect
    .poll(() => world.find('orders', { status: 'done' }).map((one) => one.id))
    .toContain(id)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a failed check is asked about before the order is completed, once', async ({
  world,
  phone,
}) => {
  const page = await (await phone.open()).newPage()
  const { id } = world.untouchedOrder()
  const valve = {
    id: 'valve',
    kind: 'choice',
    options: ['Old', 'New'],
    label: 'Valve',
    graded: true,
  }
  await world.ask(id, [], [valve])
  await openSignedIn(page, world, 'technician', `/orders/${id}`)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
  for (const step of ['Accept', 'Start driving', 'I’ve arrived', 'Old', 'Fail']) await press(step)
  await press('Complete')
  const sheet = page.getByRole('dialog', { name: 'Say what failed' })
  await expect(sheet.getByRole('button', { name: 'Failed: Valve' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Add now' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.locator('#item-valve')).toBeInViewport()
  await press('Complete')
  await sheet.getByRole('button', { name: 'Complete anyway' }).click()
  await expect(sheet).toBeHidden()
  const done = () => world.find('orders', { status: 'done' }).map((order) => order.id)
  await expect.poll(done).toContain(id)
})
