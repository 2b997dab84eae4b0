import { expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { pill, workerIsReady } from '../steps.ts'
import { test } from '../world.ts'

test.use({ officeWorker: true })

test('case 62: a browser that cleared unsent work is detected and reported until acknowledged', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'technician', `/orders/${world.untouchedOrder().id}`)
  await workerIsReady(page)
  await office.setOffline(true)
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(pill(page, /1 waiting/)).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('daybook-unsent')))
    .toContain('"count":1')
  await page.goto('about:blank')
  const browser = await office.newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', {
    origin: world.url,
    storageTypes: 'indexeddb',
  })
  await office.setOffline(false)
  await page.goto(`${world.url}/dashboard`)
  const notice = page.getByText('1 change was lost from this device')
  await expect(notice).toBeVisible()
  await page.reload()
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect(notice).toBeHidden()
  const noted = () => page.evaluate(() => localStorage.getItem('daybook-unsent'))
  const read = await noted()
  await openSignedIn(page, world, 'technician', '/dashboard')
  // The next marker is written only while nothing is reported as lost.
  await expect.poll(noted).not.toBe(read)
  await expect(notice).toBeHidden()
})
