import { expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived, pill, visibleText, workerIsReady } from '../steps.ts'
import { test } from '../world.ts'

test.use({ officeWorker: true })

const mark = 'Saved on this device'

test('each row and field that the office has not received is marked until it has', async ({
  world,
  office,
}) => {
  const { id: orderId, title } = world.untouchedOrder()
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', `/orders/${orderId}`)
  await workerIsReady(page)
  await everythingHasArrived(page)
  const pane = page.getByRole('main')
  await expect(page.getByTitle(mark)).toHaveCount(0)

  await office.setOffline(true)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Edit order' }).click()
  await page.getByLabel('Instructions').fill('Ring twice.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: /Instructions/ }).getByTitle(mark)).toBeVisible()
  await expect(page.getByRole('heading', { name: title, level: 1 }).getByTitle(mark)).toHaveCount(0)
  await expect(visibleText(pane, 'Saved on this device', { exact: true })).toBeVisible()

  await page.goto(`${world.url}/orders?q=${encodeURIComponent(title)}`)
  await expect(page.getByRole('link').filter({ hasText: title }).getByTitle(mark)).toBeVisible()
  await office.setOffline(false)
  await expect(pill(page, /Synced/)).toBeVisible()
  await expect(page.getByTitle(mark)).toHaveCount(0)
})
