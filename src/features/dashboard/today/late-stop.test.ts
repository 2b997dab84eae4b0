import { expect, test } from 'vitest'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { lateStop } from './late-stop.ts'

const ten = '2026-05-04T10:00:00.000Z'
const noon = '2026-05-04T12:00:00.000Z'

function stop(id: string, status: OrderStatus, start: string | null) {
  return { order: { id, status }, entry: { start } }
}

const next = stop('next', 'accepted', noon)

test('the current stop may be late until it is reached', () => {
  for (const status of ['dispatched', 'accepted', 'enRoute'] as const) {
    const current = stop('current', status, ten)
    expect(lateStop({ current, begun: true, later: [next] })).toBe(current)
  }
  const sentBack = stop('current', 'onSite', ten)
  expect(lateStop({ current: sentBack, begun: false, later: [next] })).toBe(sentBack)
})

test('on site or paused it is the next appointment of another order', () => {
  for (const status of ['onSite', 'paused'] as const) {
    const current = stop('current', status, ten)
    const own = stop('current', status, noon)
    const paused = stop('paused', 'paused', ten)
    const untimed = [stop('day', 'accepted', '2026-05-04'), stop('any', 'accepted', null)]
    expect(lateStop({ current, begun: true, later: [own, paused, ...untimed, next] })).toBe(next)
    expect(lateStop({ current, begun: true, later: [] })).toBeNull()
  }
})
