import { describe, expect, it } from 'vitest'
import { outboxRow } from '#data/local/rows/outbox-row.fixture.ts'
import { createServerClock, settleTime } from './settle-time.ts'

const now = Date.parse('2026-03-02T09:00:00Z')
const year = 365 * 86_400_000

describe('the time of a change', () => {
  const row = (deviceNow: number, offsetMs = 0) =>
    outboxRow({
      deviceAt: new Date(deviceNow).toISOString(),
      at: new Date(deviceNow + offsetMs).toISOString(),
      offsetMs,
    })

  it('stays as it was recorded if that is possible', () => {
    const onTime = row(now - 40 * 86_400_000, 1000)
    expect(settleTime(onTime, now, 5000)).toBe(onTime)
  })

  it.each([
    ['a day ahead', 86_400_000],
    ['ten years ahead', 10 * year],
    ['ten years behind', -10 * year],
  ])('is corrected for a clock that was %s without anybody knowing', (_, ahead) => {
    const onTime = row(now + ahead - 3_600_000)
    const offset = -ahead
    const settled = settleTime(onTime, now, offset)
    expect(settled).toMatchObject({ at: '2026-03-02T08:00:00.000Z', offsetMs: offset })
    expect(settled.deviceAt).toBe(onTime.deviceAt)
  })

  it('is the nearest possible one if the clock has been changed since', () => {
    expect(settleTime(row(now + 10 * year), now, 0).at).toBe('2026-03-02T09:00:00.000Z')
    expect(settleTime(row(now - 10 * year), now, 0).at).toBe('2025-01-26T09:00:00.000Z')
  })
})

it('the server clock is known as last received, before that as the change recorded it', () => {
  const clock = createServerClock()
  const row = outboxRow({ offsetMs: 7000 })
  expect(clock.offset(row)).toBe(7000)
  clock.update(1000, 1400, 5200)
  expect(clock.offset(row)).toBe(4000)
})
