import { expect } from '@playwright/test'
import { axeIsClean } from '../../tools/axe-findings.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived, workerIsReady } from '../steps.ts'
import { test } from '../world.ts'

test('saving for offline use makes the map of a job work without a network', async ({
  world,
  phone,
}) => {
  const context = await phone.open()
  const page = await context.newPage()
  await openSignedIn(page, world, 'technician', '/dashboard')
  await workerIsReady(page)
  await everythingHasArrived(page)
  await page.getByText(/^(Offline ready|Not fully downloaded)$/).click()
  const areaMap = page.getByRole('listitem').filter({ hasText: 'Area map' })
  await expect(areaMap).toHaveText(/Not downloaded/)
  await page.getByRole('button', { name: 'Download for offline' }).click()
  await expect(page.getByText('Everything’s downloaded.')).toBeVisible()
  await expect(areaMap).toHaveCount(0)

  await context.setOffline(true)
  await page.locator('main a[href^="/orders/"]').first().click()
  // Today has such a button too.
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  const map = page.getByRole('dialog', { name: 'Map' })
  await expect(map.locator('[data-map=drawn]')).toBeVisible()
  await expect(map.getByRole('link', { name: 'Directions' })).toBeVisible()
  await expect(map.getByRole('region', { name: /^Map around .*Port Ellery/ })).toBeVisible()
  await axeIsClean(page)
})
