import { expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { expectStatus, goWithinApp, pill, readyForOffline } from '../steps.ts'
import { test } from '../world.ts'

test.use({ officeWorker: true, viewport: { width: 390, height: 844 } })

test('starting a second order while on site at a first asks, offline, what becomes of the first', async ({
  world,
  office,
}) => {
  const [first, second] = world.untouchedOrders(2)
  if (!first || !second) throw new Error('There are two orders')
  const page = await office.newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  await openSignedIn(page, world, 'technician', `/orders/${first.id}`)
  await readyForOffline(page)
  await world.cutNetwork()
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const question = page.getByRole('alertdialog', { name: /still on site at/ })
  await press('Accept')
  await press('Start driving')
  await press('I’ve arrived')
  // The clock of the first runs once its three changes are stored.
  await expect(pill(page, /3 waiting/)).toBeVisible()

  await test.step('one tap pauses the first and drives', async () => {
    await goWithinApp(page, `/orders/${second.id}`)
    await press('Accept')
    await expect(pill(page, /4 waiting/)).toBeVisible()
    await press('Start driving')
    await expect(question.getByText(first.title)).toBeVisible()
    await question.getByRole('button', { name: 'Pause it and drive' }).click()
    await expectStatus(page, 'On the way')
    await goWithinApp(page, `/orders/${first.id}`)
    await expect(page.getByText('Another order', { exact: true })).toBeVisible()
    await expect(page.locator('[data-sonner-toast]').filter({ hasText: first.title })).toBeHidden()
  })

  await test.step('one Undo, which names the order, reverses both', async () => {
    const toast = page.locator('[data-sonner-toast]').filter({ hasText: second.title })
    await toast.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Another order', { exact: true })).toBeHidden()
    await expectStatus(page, 'On site')
    await goWithinApp(page, `/orders/${second.id}`)
    await expect(page.getByRole('button', { name: 'Start driving', exact: true })).toBeVisible()
  })

  await test.step('nothing happens without an answer, and it can be completed first', async () => {
    await press('Start driving')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await press('Start driving')
    await question.getByRole('button', { name: 'Complete it first' }).click()
    await expect(page).toHaveURL(`${world.url}/orders/${first.id}`)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await goWithinApp(page, `/orders/${second.id}`)
  })

  await test.step('kept on site, it asks no more', async () => {
    await press('Start driving')
    await question.getByRole('button', { name: 'Drive and leave it open' }).click()
    await expectStatus(page, 'On the way')
    await press('I’ve arrived')
    await expectStatus(page, 'On site')
  })

  await world.restoreNetwork()
  const running = () =>
    world
      .find('timeEntries', { userId: 'demo-technician', kind: 'order' })
      .filter(({ text }) => text('endedAt') === '')
      .map(({ text }) => text('orderId'))
  await expect.poll(running).toEqual([second.id])
})
