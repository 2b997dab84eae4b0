import { expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { test } from '../world.ts'

test.use({ phoneWorker: false })

test('a part that the van lacks is requested where it is found lacking', async ({
  world,
  phone,
}) => {
  const page = await (await phone.open()).newPage()
  const { id } = world.untouchedOrder()
  await openSignedIn(page, world, 'technician', `/orders/${id}`)
  for (const step of ['Accept', 'Start driving', 'I’ve arrived'])
    await page.getByRole('button', { name: step, exact: true }).first().click()
  await page.getByRole('link', { name: 'Photos and parts' }).click()
  await page.getByRole('button', { name: 'Add part' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add part' })
  await sheet.getByRole('searchbox').fill('Left-handed valve')
  await sheet.getByRole('button', { name: 'Add “Left-handed valve”' }).click()
  await sheet.getByLabel('Quantity').fill('3')
  await sheet.getByRole('button', { name: 'Request part' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByText('Part requested')).toBeVisible()
  const texts = () => world.messagesOf('demo-technician')
  await expect
    .poll(texts)
    .toContainEqual(expect.stringMatching(/^Part needed: Left-handed valve, 3/))
  // It was not used.
  await expect(page.getByText('No parts yet')).toBeVisible()
})
