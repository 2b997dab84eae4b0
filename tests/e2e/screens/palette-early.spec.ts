import { expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { test } from '../world.ts'

test('Ctrl+K is answered while the code of the shortcuts is still on its way', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/orders')
  let release: () => void = () => undefined
  const mayPass = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/extras-*.js', async (route) => {
    await mayPass
    await route.continue()
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('anchor')
  release()
  await expect(page.getByRole('dialog').getByRole('searchbox')).toHaveValue('anchor')
})
