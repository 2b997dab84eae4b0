import { expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived } from '../steps.ts'
import { test } from '../world.ts'

test('time off that the office enters leads to giving the work of those days to others', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/technicians/absences')
  await everythingHasArrived(page)
  await page.getByRole('button', { name: 'Add time off' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add time off' })
  // One press must not make the first of the list sick.
  await sheet.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(sheet.getByLabel('Person')).toBeFocused()
  await expect(sheet.getByLabel('Person')).toHaveAttribute('aria-invalid', 'true')
  await sheet.getByLabel('Person').selectOption({ label: 'Nora MacLeod' })
  const from = await sheet.getByLabel('First day').inputValue()
  const inAWeek = new Date(Date.parse(from) + 7 * 86_400_000).toISOString().slice(0, 10)
  await sheet.getByLabel('Last day').fill(inAWeek)
  await expect(sheet.getByText(/\d+ orders? planned/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Time off added')).toBeVisible()
  await page.getByRole('button', { name: 'Reassign' }).click()
  await expect(page).toHaveURL(/\/schedule\?day=.*reassign=/)
  const reassign = page.getByRole('dialog', { name: /Nora MacLeod/ })
  await expect(reassign.getByRole('button', { name: /^Apply/ })).toBeVisible()
  // It is stored already: a second one would be for the same day.
  await expect(reassign.getByRole('checkbox', { name: 'Also add time off' })).toHaveCount(0)
  await reassign.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).not.toHaveURL(/reassign=/)
})
