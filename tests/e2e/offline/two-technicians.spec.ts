import { expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { expectStatus, pill, readyForOffline, signIn, visibleText } from '../steps.ts'
import { test } from '../world.ts'

test('an order given to someone else keeps its unsent work until it can be sent', async ({
  world,
  browser,
}) => {
  const { id: orderId } = world.untouchedOrder()
  const path = `/orders/${orderId}`
  const field = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  const phone = await field.newPage()
  await openSignedIn(phone, world, 'technician', path)
  await readyForOffline(phone)
  await field.setOffline(true)
  for (const step of ['Accept', 'Start driving'])
    await phone.getByRole('button', { name: step, exact: true }).click()
  await expect(pill(phone, /2 waiting/)).toBeVisible()
  const before = world.receiptsOf(orderId).length

  await world.assign(orderId, ['demo-heating-2'])
  await field.setOffline(false)
  await expect(pill(phone, /Action needed/)).toBeVisible()
  expect(world.receiptsOf(orderId)).toHaveLength(before)

  await world.assign(orderId, ['demo-technician', 'demo-heating-2'])
  await pill(phone, /Action needed/).click()
  await phone.getByRole('button', { name: 'Try again' }).first().click()
  await expect(visibleText(phone, 'Synced')).toBeVisible()
  await expect
    .poll(() =>
      world
        .receiptsOf(orderId)
        .slice(before)
        .map(({ name, actorId }) => [name, actorId]),
    )
    .toEqual([
      ['order/move', 'demo-technician'],
      ['order/move', 'demo-technician'],
    ])
  await field.close()
})

test('two technicians finish one order offline, and neither stops the other', async ({
  world,
  browser,
}) => {
  const { id: orderId } = world.untouchedOrder()
  await world.askNothing(orderId)
  await world.assign(orderId, ['demo-technician', 'demo-heating-2'])
  const phones = []
  for (const person of ['technician', 'nora.macleod'] as const) {
    const field = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'en-GB',
    })
    const phone = await field.newPage()
    await signIn(phone, world, person, `/orders/${orderId}`)
    await expect(phone.getByRole('button', { name: 'Accept', exact: true })).toBeVisible()
    await readyForOffline(phone)
    phones.push({ field, phone })
  }
  for (const { field } of phones) await field.setOffline(true)
  const before = world.receiptsOf(orderId).length
  for (const { phone } of phones) {
    for (const step of ['Accept', 'Start driving', 'I’ve arrived', 'Complete'])
      await phone.getByRole('button', { name: step, exact: true }).click()
    await expect(pill(phone, /4 waiting/)).toBeVisible()
  }
  for (const { field, phone } of phones) {
    await field.setOffline(false)
    await expect(pill(phone, /Synced/)).toBeVisible()
    await expectStatus(phone, 'Completed')
  }
  const moves = world.receiptsOf(orderId).slice(before)
  for (const uid of ['demo-technician', 'demo-heating-2']) {
    expect(
      moves.filter(({ actorId, name }) => actorId === uid && name === 'order/move'),
    ).toHaveLength(4)
    const spans = world.find('timeEntries', { orderId, userId: uid })
    expect(spans.map((span) => span.text('kind')).toSorted()).toEqual(['order', 'travel'])
    for (const span of spans) expect(span.text('endedAt')).not.toBe('')
  }
  for (const { field } of phones) await field.close()
})
