import { type Page, expect } from '@playwright/test'
import { askToSignOut, pill, readyForOffline, signIn } from '../steps.ts'
import { test, type World } from '../world.ts'

test.use({ officeWorker: true })

/** Takes one step offline and opens the sign-out dialog. */
async function leaveUnsent(page: Page, world: World, orderId: string) {
  await signIn(page, world, 'technician', `/orders/${orderId}`)
  await readyForOffline(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(pill(page, /1 waiting/)).toBeVisible()
  return askToSignOut(page, world)
}

test('unsent work can be sent before signing out', async ({ world, office }) => {
  const page = await office.newPage()
  const { id: orderId } = world.untouchedOrder()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('[daybook]'))
      complaints.push(message.text())
  })
  const before = world.receiptsOf(orderId).length
  const dialog = await leaveUnsent(page, world, orderId)
  await expect(dialog.getByText('1 change on this device is not synced yet.')).toBeVisible()
  await expect(dialog.getByText('Accepted the order')).toBeVisible()
  await dialog.getByRole('button', { name: 'Sync now' }).click()
  await expect(dialog.getByText('It couldn’t sync.')).toBeVisible()
  await office.setOffline(false)
  await expect(dialog.getByText('All changes synced')).toBeVisible()
  await dialog.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(world.receiptsOf(orderId)).toHaveLength(before + 1)
  expect(complaints.filter((text) => text.includes('broke off'))).toEqual([])
})

test('signing out can discard unsent work after a typed confirmation', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  const { id: orderId } = world.untouchedOrder()
  const before = world.receiptsOf(orderId).length
  const dialog = await leaveUnsent(page, world, orderId)
  await dialog.getByRole('button', { name: 'Sign out and erase' }).click()
  const sure = page.getByRole('alertdialog', { name: 'Discard unsynced changes?' })
  const act = sure.getByRole('button', { name: 'Discard and erase' })
  await expect(act).toBeDisabled()
  await sure.getByLabel('Type “discard” to continue').fill('discard')
  await act.click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Data on this device was erased.')).toBeVisible()
  const left = await page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name = '' }) => name),
  )
  expect(left.filter((name) => name.startsWith('daybook-'))).toEqual(['daybook-device'])
  await office.setOffline(false)
  await signIn(page, world, 'technician', `/orders/${orderId}`)
  await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeVisible()
  await expect(pill(page, /Synced/)).toBeVisible()
  expect(world.receiptsOf(orderId)).toHaveLength(before)
})
