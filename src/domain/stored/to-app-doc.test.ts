import { expect, test } from 'vitest'
import { toAppDoc } from './to-app-doc.ts'

const updatedAt = '2026-03-02T09:00:00.000000Z'

test('a message dated 2199 counts as sent when the server received it', () => {
  expect(toAppDoc('messages', { at: '2199-01-01T00:00:00Z', updatedAt })).toEqual({
    at: updatedAt,
    updatedAt,
  })
  expect(toAppDoc('reads', { readAt: '2026-03-02T09:05:01Z', updatedAt }).readAt).toBe(updatedAt)
})

test('a past time stays, and so does one of a clock that is slightly ahead', () => {
  for (const at of ['2026-01-02T09:00:00Z', '2026-03-02T09:04:00Z'])
    expect(toAppDoc('messages', { at, updatedAt }).at).toBe(at)
})

test('values that are not times, and other dates, stay as they are', () => {
  for (const at of ['soon', 5, null]) expect(toAppDoc('messages', { at, updatedAt }).at).toBe(at)
  const planned = { plannedStart: '2030-01-01T00:00:00Z', updatedAt }
  expect(toAppDoc('orders', planned)).toEqual(planned)
  expect(toAppDoc('messages', { at: '2199-01-01T00:00:00Z' }).at).toBe('2199-01-01T00:00:00Z')
})
