import { expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { test } from '../world.ts'

test.use({ phoneWorker: false })

test('the row of sections marks where the reader was led, and the top once the order closes', async ({
  world,
  phone,
}) => {
  const page = await (await phone.open()).newPage()
  const { id } = world.untouchedOrder()
  await world.ask(id, ['resolution'], [])
  await openSignedIn(page, world, 'technician', `/orders/${id}`)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
  for (const step of ['Accept', 'Start driving', 'I’ve arrived']) await press(step)
  const row = page.getByRole('navigation', { name: 'Sections' })
  const current = row.locator('[aria-current]')
  await row.getByRole('link', { name: 'History' }).click()
  await expect(current).toHaveText('History')
  await press('Complete')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Add now' }).click()
  await expect(page.locator('#part-resolution textarea')).toBeFocused()
  await expect(current).toHaveText('Photos and parts')
  await press('Complete')
  await sheet.getByRole('button', { name: 'Complete anyway' }).click()
  await sheet.getByRole('button', { name: 'Not possible here' }).click()
  await sheet.getByRole('button', { name: 'Complete anyway' }).click()
  await expect(sheet).toBeHidden()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(current).toHaveText('Order')
})

test('with large text the row of sections scrolls to the one that is current', async ({
  world,
  phone,
}) => {
  const page = await (await phone.open()).newPage()
  const { id } = world.untouchedOrder()
  await openSignedIn(page, world, 'technician', `/orders/${id}`)
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  const row = page.getByRole('navigation', { name: 'Sections' })
  const last = row.getByRole('link', { name: 'History' })
  await last.click()
  await expect(last).toHaveAttribute('aria-current', 'location')
  await expect(last).toBeInViewport({ ratio: 1 })
})
