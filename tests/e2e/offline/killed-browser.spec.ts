import { expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { createOrder, pill, visibleText, workerIsReady } from '../steps.ts'
import { test } from '../world.ts'

const title = 'Freezer alarm at the back entrance'

test('an order taken offline reaches the office exactly once although the browser dies twice', async ({
  world,
  office,
  phone,
}) => {
  const desk = await office.newPage()
  let screen = await (await phone.open()).newPage()
  let orderId = ''

  await test.step('1: an order from the office appears on the phone by itself', async () => {
    await openSignedIn(screen, world, 'technician', '/orders')
    await expect(screen.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
    await workerIsReady(screen)
    await openSignedIn(desk, world, 'admin', '/orders')
    let saved = 0
    const seen = screen
      .waitForFunction((words) => document.body.textContent.includes(words), title, {
        polling: 'raf',
      })
      .then(() => Date.now())
    orderId = await createOrder(desk, world, {
      title,
      customer: 'North Quay Cold Store',
      street: '9 Icehouse Row',
      assignee: 'Daniel Reyes',
      onSave: () => (saved = Date.now()),
    })
    console.log(`from the office's click to the technician's screen: ${(await seen) - saved} ms`)
    await expect(pill(desk, /Synced/)).toBeVisible()
  })

  await test.step('2: after a cold start offline, the whole job is done without signal', async () => {
    await screen.close()
    phone.kill()
    await world.cutNetwork()
    screen = await (await phone.open({ offline: true })).newPage()
    await screen.goto(`${world.url}/orders`)
    await screen.getByText(title).click()
    for (const step of ['Accept', 'Start driving', 'I’ve arrived'])
      await screen.getByRole('button', { name: step, exact: true }).click()
    await screen.getByLabel('What was done').fill('Replaced the door contact. Alarm tested twice.')
    await screen.getByRole('button', { name: 'Complete', exact: true }).click()
    await expect(screen.getByRole('button', { name: 'Complete', exact: true })).toBeHidden()

    await pill(screen, /5 waiting/).click()
    const centre = screen.getByRole('dialog')
    for (const sentence of [
      'Accepted the order',
      'Started driving',
      'Arrived on site',
      'Described what was done',
      'Completed the order',
    ])
      await expect(centre.getByText(sentence)).toBeVisible()
  })

  await test.step('3: killed again and reopened offline, the phone has lost nothing', async () => {
    phone.kill()
    screen = await (await phone.open({ offline: true })).newPage()
    await screen.goto(`${world.url}/orders/${orderId}`)
    await expect(pill(screen, /5 waiting/)).toBeVisible()
    await expect(visibleText(screen, 'Completed', { exact: true })).toBeVisible()
    await expect(screen.getByLabel('What was done')).toHaveValue(/Replaced the door contact/)
  })

  await test.step('4: when the network returns, each step arrives once, in order, with its true time', async () => {
    await world.restoreNetwork()
    // The office's new order is too much for one commit: creating it and assigning it are two.
    expect(world.receiptsOf(orderId)).toHaveLength(2)
    await screen.context().setOffline(false)
    await expect(pill(screen, /Synced/)).toBeVisible()
    const receipts = world.receiptsOf(orderId)
    expect(receipts.map(({ name }) => name)).toEqual([
      'order/assign',
      'order/create',
      'order/move',
      'order/move',
      'order/move',
      'order/edit',
      'order/move',
    ])
    expect(new Set(receipts.map(({ id }) => id)).size).toBe(7)

    await desk.goto(`${world.url}/orders/${orderId}`)
    const history = desk.getByRole('list').filter({ hasText: 'Accepted the order' })
    await expect(history.getByRole('listitem')).toHaveText([
      /Completed the order/,
      /Described what was done/,
      /Arrived on site/,
      /Started driving/,
      /Accepted the order/,
      /Assigned the order/,
      /Created order/,
    ])
    const shown = await history
      .locator('time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))
    expect(shown).toEqual(receipts.map(({ at }) => at).reverse())
  })
})
