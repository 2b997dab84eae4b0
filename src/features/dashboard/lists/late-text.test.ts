import { beforeAll, expect, test } from 'vitest'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import { createFormat } from '#messages/format.ts'
import { showMessages, translate } from '#messages/index.ts'
import { lateText } from './late-text.ts'

beforeAll(() => showMessages('en', { ...enStart, ...enApp }))

const words = {
  t: translate,
  format: createFormat(
    { locale: 'en-GB', timeZone: 'Europe/Madrid', currency: 'EUR' },
    { today: 'Today', tomorrow: 'Tomorrow', yesterday: 'Yesterday' },
  ),
}
const now = Date.parse('2026-05-04T10:00:00Z')
const order = orderFixture('o', {
  windowStart: '2026-05-04T08:00:00Z',
  windowEnd: '2026-05-04T10:00:00Z',
  dueAt: '2026-05-04T05:24:00Z',
  plannedStart: '2026-05-04T06:00:00Z',
  plannedEnd: '2026-05-04T08:00:00Z',
})

test.each([
  ['promised', 'Promised: Today 10:00\u{a0}– 12:00, not planned'],
  ['due', 'Past due: Today 7:24'],
  ['undated', 'Urgent, no date'],
  [null, '2 hrs late'],
] as const)('an order says why it presses: %s', (why, text) => {
  expect(lateText(words, order, why, now)).toBe(text)
})
