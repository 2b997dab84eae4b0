import { expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { pill, readyForOffline } from '../steps.ts'
import { test } from '../world.ts'

test('a technician changes their own name and phone offline, and the office gives them a permission', async ({
  world,
  office,
  browser,
}) => {
  const field = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  const phone = await field.newPage()
  await openSignedIn(phone, world, 'technician', '/dashboard')
  await readyForOffline(phone)
  await field.setOffline(true)
  await phone.getByRole('link', { name: 'More' }).click()
  await phone.getByRole('region', { name: 'My profile' }).getByRole('link').click()
  await phone.getByRole('button', { name: 'Edit your profile' }).click()
  await phone.getByLabel('Name', { exact: true }).fill('Dan Reyes')
  await phone.getByLabel('Phone').fill('+1 902 555 0777')
  await phone.getByRole('button', { name: 'Save', exact: true }).click()
  // Twelve from the demo's first day, which may have ended since.
  await expect(phone.getByText(/Expires in 1[12] days/)).toBeVisible()
  const photo = phone.locator('main section img')
  await expect(photo).toHaveCount(1)
  const before = await photo.getAttribute('src')
  await phone.locator('input[data-picture]').setInputFiles('public/screenshots/phone-today.webp')
  await expect(photo).not.toHaveAttribute('src', before ?? '')
  await field.setOffline(false)

  const desk = await office.newPage()
  await openSignedIn(desk, world, 'owner', '/technicians?q=0777')
  await desk.getByRole('link', { name: 'Dan Reyes' }).click()
  await expect(desk.locator('main section img')).toHaveJSProperty('naturalWidth', 256)
  const right = desk.getByLabel('Edit customers')
  await right.check()
  await expect(pill(desk, 'Synced')).toBeVisible()
  await phone.goto(`${world.url}/customers`)
  await expect(phone.getByRole('link', { name: 'New customer' })).toBeVisible()
  await field.close()
})
