import { expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { goWithinApp } from '../steps.ts'
import { test } from '../world.ts'

test.use({ phoneWorker: false })

test('Back closes a sheet, and asks before it throws away what was typed into it', async ({
  world,
  phone,
}) => {
  const page = await (await phone.open()).newPage()
  const { id } = world.untouchedOrder()
  await openSignedIn(page, world, 'technician', '/orders')
  await goWithinApp(page, `/orders/${id}`)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
  for (const step of ['Accept', 'Start driving', 'I’ve arrived']) await press(step)
  const sheet = page.getByRole('dialog')
  await press('Can’t complete')
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(`${world.url}/orders/${id}`)
  await press('Can’t complete')
  await sheet.getByRole('textbox').first().fill('No one there')
  await page.goBack()
  await expect(sheet.getByText('Discard what you entered?')).toBeVisible()
  await sheet.getByRole('button', { name: 'Keep editing' }).click()
  await expect(sheet.getByRole('textbox').first()).toHaveValue('No one there')
  await expect(sheet.getByRole('textbox').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await sheet.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(sheet).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(`${world.url}/orders`)
})
