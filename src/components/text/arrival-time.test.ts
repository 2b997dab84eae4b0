import { expect, test } from 'vitest'
import { createFormat } from '#messages/format.ts'
import { arrivalTime } from './arrival-time.ts'

const format = createFormat(
  { locale: 'en', timeZone: 'America/Halifax', currency: 'CAD' },
  { today: 'Today', tomorrow: 'Tomorrow', yesterday: 'Yesterday' },
)
const now = Date.parse('2026-05-05T02:50:00Z')

test.each([
  ['2026-05-05T02:55:00Z', '11:55 PM'],
  ['2026-05-05T03:20:00Z', 'Tomorrow 12:20 AM'],
])('an arrival at %s is %s', (arrival, text) => {
  expect(arrivalTime(format, arrival, now).replaceAll('\u{202f}', ' ')).toBe(text)
})
