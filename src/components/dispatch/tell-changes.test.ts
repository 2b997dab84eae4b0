import { expect, test } from 'vitest'
import { type Told, tellChanges, untellChanges } from './tell-changes.ts'
import { worldWithOrder } from '#domain/mutation/mutators/world.fixture.ts'

const promised = {
  windowStart: '2026-03-04T18:00:00.000Z',
  windowEnd: '2026-03-04T20:00:00.000Z',
}
const start = '2026-03-06T14:45:00.000Z'

const told: Told = {
  order: { id: 'o1', ...promised },
  visit: { part: 1, customerTold: null },
  parts: [],
  start,
  dropsWindow: true,
}

function worldWithWindow() {
  const world = worldWithOrder()
  const edits = {
    windowStart: { from: null, to: promised.windowStart },
    windowEnd: { from: null, to: promised.windowEnd },
  }
  expect(world.mutate('order/edit', { orderId: 'o1', edits })).toBe('ok')
  return world
}

function run(world: ReturnType<typeof worldWithOrder>, changes: ReturnType<typeof tellChanges>) {
  for (const { name, args } of changes) expect(world.mutate(name, args)).toBe('ok')
}

test('a new time that the customer was told takes the place of the promised window, until undone', () => {
  const world = worldWithWindow()
  run(world, tellChanges(told))
  expect(world.get('bookings/o1').customerTold).toMatchObject({ start })
  expect(world.get('orders/o1')).toMatchObject({ windowStart: null, windowEnd: null })
  run(world, untellChanges(told))
  expect(world.get('bookings/o1').customerTold).toBeNull()
  expect(world.get('orders/o1')).toMatchObject(promised)
})

test('a window that the told time keeps stays, and what was told before comes back', () => {
  const world = worldWithWindow()
  const before = { start: '2026-03-04', at: start, by: 'admin' }
  const kept = { ...told, visit: { part: 1, customerTold: before }, dropsWindow: false }
  run(world, tellChanges(kept))
  expect(world.get('orders/o1')).toMatchObject(promised)
  run(world, untellChanges(kept))
  expect(world.get('bookings/o1').customerTold).toMatchObject({ start: '2026-03-04' })
})

test('someone who knows only their own visits names no others', () => {
  const { parts: _, ...own } = { ...told, dropsWindow: false }
  expect(tellChanges(own)).toEqual([
    { name: 'booking/tell', args: { orderId: 'o1', part: 1, start } },
  ])
})
