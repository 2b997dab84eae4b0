import { expect, test } from 'vitest'
import { visitFixture } from '#domain/dispatch/board.fixture.ts'
import { createFormat } from '#messages/format.ts'
import type { Translate } from '#messages/index.ts'
import { visitWhen } from './visit-when.ts'

const format = createFormat(
  { locale: 'en', timeZone: 'America/Halifax', currency: 'CAD' },
  { today: 'Today', tomorrow: 'Tomorrow', yesterday: 'Yesterday' },
)
const t = ((key: string) => key) as unknown as Translate
const now = Date.parse('2026-05-04T12:00:00Z')
const whenOf = (start: string | null) =>
  visitWhen(t, format, visitFixture('a', null, { start, minutes: 60 }), now, 'America/Halifax')

test('a visit is from when to when, on a day without a time, or without both', () => {
  expect(whenOf('2026-05-04T12:00:00.000Z')).toBe('Today 9:00\u{a0}– 10:00 AM')
  expect(whenOf('2026-05-04')).toBe('Today, tracking.anytime')
  expect(whenOf('2026-05-06')).toBe('Wed, May 6, tracking.anytime')
  expect(whenOf(null)).toBe('tracking.noTime')
})
