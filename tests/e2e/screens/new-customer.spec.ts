import { expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived, goWithinApp } from '../steps.ts'
import { test } from '../world.ts'

test('what is entered of a new customer is kept until it is saved or discarded', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/customers/new')
  await everythingHasArrived(page)
  const name = page.getByLabel('Name', { exact: true })
  const street = page.getByLabel('Street and number')
  const restored = page.getByText('Unsaved entries restored')
  await name.fill('Anchor Inn')
  await street.fill('1 Beacon Road')
  await expect(restored).toBeHidden()

  await goWithinApp(page, '/orders')
  await goWithinApp(page, '/customers/new')
  await expect(restored).toBeVisible()
  await expect(name).toHaveValue('Anchor Inn')
  await expect(street).toHaveValue('1 Beacon Road')

  await page.reload()
  await expect(street).toHaveValue('1 Beacon Road')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(name).toHaveValue('')
  await expect(restored).toBeHidden()

  await name.fill('Anchor Inn')
  await page.getByRole('button', { name: 'Save customer' }).click()
  await expect(page.getByRole('heading', { name: 'Anchor Inn' })).toBeVisible()
  await goWithinApp(page, '/customers/new')
  await expect(name).toHaveValue('')
  await expect(restored).toBeHidden()

  await goWithinApp(page, '/technician-invites/new')
  const people = page.getByLabel('Who do you want to invite?')
  await people.fill('nora@example.com')
  await goWithinApp(page, '/customers')
  await goWithinApp(page, '/technician-invites/new')
  await expect(restored).toBeVisible()
  await expect(people).toHaveValue('nora@example.com')
})
