import { expect } from '@playwright/test'
import { everythingHasArrived, pill, workerIsReady } from '../steps.ts'
import { test } from '../world.ts'
import { accept, injectLab, openOrder, saveSteps, workerOf } from './steps.ts'

test.use({ officeWorker: true })

test('case 3: a worker that is stopped repeatedly while sending does everything once', async ({
  world,
  office,
}) => {
  const { page, id } = await openOrder(office, world)
  const before = world.receiptsOf(id).length
  await injectLab(page)
  await office.setOffline(true)
  await accept(page)
  const saved = await saveSteps(page, id, 40)
  expect(saved).not.toContain(null)
  const blank = await office.newPage()
  const worker = await workerOf(blank, world)
  await page.close()
  await office.setOffline(false)
  for (let i = 0; i < 8; i += 1) {
    await worker.sync(false)
    await worker.stop()
  }
  await blank.goto(`${world.url}/orders/${id}`)
  await expect(pill(blank, /Synced/)).toBeVisible()
  const receipts = world.receiptsOf(id).slice(before)
  // Accepting the order came first, but receipts of one commit have no order.
  const ids = receipts.map((receipt) => receipt.id)
  expect(ids).toHaveLength(41)
  expect(new Set(ids).size).toBe(41)
  expect(ids).toEqual(expect.arrayContaining(saved))
})

test('case 13: a new worker that takes over while sending sends nothing twice', async ({
  world,
  office,
}) => {
  const { page, id } = await openOrder(office, world)
  const before = world.receiptsOf(id).length
  await injectLab(page)
  await office.setOffline(true)
  await accept(page)
  expect(await saveSteps(page, id, 40)).not.toContain(null)
  world.publishUpdate()
  await office.setOffline(false)
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    registration?.active?.postMessage({ type: 'drain' })
    await registration?.update()
    const next = registration?.installing ?? registration?.waiting
    const takeOver = () => next?.postMessage({ type: 'skip-waiting' }, { transfer: [] })
    next?.addEventListener('statechange', takeOver)
    takeOver()
  })
  await expect(pill(page, /Synced/)).toBeVisible()
  const receipts = world.receiptsOf(id).slice(before)
  expect(receipts).toHaveLength(41)
  expect(new Set(receipts.map((receipt) => receipt.id)).size).toBe(41)
})

test('case 14: after the last sync event the page sends by itself', async ({ world, office }) => {
  const { page, id } = await openOrder(office, world)
  const before = world.receiptsOf(id).length
  const worker = await workerOf(page, world)
  await world.cutNetwork()
  await accept(page)
  await expect(pill(page, /1 waiting/)).toBeVisible()
  const blank = await office.newPage()
  await page.close()
  await (await workerOf(blank, world).catch(() => worker)).sync(true)
  await world.restoreNetwork()
  await blank.goto(`${world.url}/orders/${id}`)
  await expect(pill(blank, /Synced/)).toBeVisible()
  expect(world.receiptsOf(id)).toHaveLength(before + 1)
})

test('case 16: without Background Sync, coming back to the page is enough', async ({
  world,
  office,
}) => {
  await office.addInitScript(() => {
    Reflect.deleteProperty(window, 'SyncManager')
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync')
  })
  const { page, id } = await openOrder(office, world)
  const before = world.receiptsOf(id).length
  let sent = before
  await office.setOffline(true)
  await accept(page)
  await expect(pill(page, /1 waiting/)).toBeVisible()
  await office.setOffline(false)
  await expect.poll(() => world.receiptsOf(id).length).toBe((sent += 1))
  // A change whose receipt the device has not seen yet would still count as unsent once the network is gone.
  await everythingHasArrived(page)

  for (const event of ['pageshow', 'focus']) {
    await world.cutNetwork()
    const step = event === 'pageshow' ? 'Start driving' : 'I’ve arrived'
    await page.getByRole('button', { name: step, exact: true }).click()
    await expect(pill(page, /1 waiting/)).toBeVisible()
    await world.restoreNetwork()
    await page.evaluate((type) => window.dispatchEvent(new Event(type)), event)
    await expect.poll(() => world.receiptsOf(id).length).toBe((sent += 1))
    await everythingHasArrived(page)
    await workerIsReady(page)
  }
})
