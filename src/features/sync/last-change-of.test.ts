import { expect, test } from 'vitest'
import type { HistoryEntry } from '#data/index.ts'
import { lastChangeOf } from './last-change-of.ts'

const entry = (id: string, args: unknown, receivedAt: string | null = '2026-05-04T08:01:00.000Z') =>
  ({
    id,
    name: 'order/edit',
    args,
    actorId: `actor of ${id}`,
    at: '2026-05-04T08:00:00.000Z',
    receivedAt,
    lost: [],
    merged: [],
    isCut: false,
    isUnreported: false,
    deviceAt: '2026-05-04T08:00:00.000Z',
    deviceId: 'device',
    delayMs: null,
    uncounted: null,
  }) satisfies HistoryEntry

test('finds the last received change to the field, not to the order', () => {
  const history = [
    entry('first', { edits: { resolution: { from: '', to: 'a' } } }),
    entry('office', { edits: { resolution: { from: 'a', to: 'b' } } }),
    entry('other field', { edits: { title: { from: 'x', to: 'y' } } }),
    entry('step', { to: 'onSite' }),
    entry('ours, unsent', { edits: { resolution: { from: 'a', to: 'c' } } }, null),
  ]
  expect(lastChangeOf(history, ['resolution'])?.id).toBe('office')
})

test('finds nothing if no change to the field is known', () => {
  expect(lastChangeOf([entry('step', { to: 'onSite' })], ['resolution'])).toBeUndefined()
})
