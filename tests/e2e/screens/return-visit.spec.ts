import { expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { test } from '../world.ts'

test.use({ phoneWorker: false })

test('an order that could not be completed names the return visit that was asked for', async ({
  world,
  phone,
}) => {
  const page = await (await phone.open()).newPage()
  const { id, title } = world.untouchedOrder()
  await openSignedIn(page, world, 'technician', `/orders/${id}`)
  for (const step of ['Accept', 'Start driving', 'I’ve arrived', 'Can’t complete'])
    await page.getByRole('button', { name: step, exact: true }).first().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'No one there' }).click()
  await sheet.getByText('Needs a return visit').click()
  const needed = sheet.getByLabel('What’s needed next time?')
  await expect(needed).toBeInViewport({ ratio: 1, timeout: 9000 })
  await needed.fill('Key from the office')
  await sheet.getByRole('button', { name: 'Can’t complete' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByText('Summary', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Next: |^Back to Today$/ })).toBeVisible()
  await page.getByRole('link', { name: `Return visit: ${title}` }).click()
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(page.getByRole('heading', { name: `Return visit: ${title}` })).toBeVisible()
  await expect(page.getByText('Needed: Key from the office')).toBeVisible()
})
