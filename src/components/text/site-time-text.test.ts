import { beforeAll, expect, test } from 'vitest'
import type { Translate } from '#messages/index.ts'
import { messagesIn } from '#messages/messages-in.ts'
import { siteTimeText } from './site-time-text.ts'

let t: Translate
beforeAll(async () => {
  t = await messagesIn('en')
})
const textOf = (instants: readonly string[], siteZone: string | null) =>
  siteTimeText(t, { locale: 'en-GB' }, instants, { siteZone, timeZone: 'Europe/Madrid' })

test('a time at a site is said where its clock shows another', () => {
  const ofDay = ['2026-05-04T10:00:00Z', '2026-05-04T12:00:00Z']
  expect(textOf(ofDay, 'Europe/Lisbon')).toBe('(11:00 – 13:00 local)')
  for (const zone of [null, 'Europe/Madrid', 'Europe/Paris']) expect(textOf(ofDay, zone)).toBe('')
  expect(textOf(['2026-05-04T21:30:00Z'], 'Europe/Kyiv')).toBe('(Tue 00:30 local)')
  expect(textOf([], 'Europe/Lisbon')).toBe('')
})

test('around a change of the clocks, what counts is the hour of the visit', () => {
  // Phoenix has no summer time; from 29 March Madrid is nine hours ahead instead of eight.
  expect(textOf(['2026-03-28T17:00:00Z'], 'America/Phoenix')).toBe('(10:00 local)')
  expect(textOf(['2026-03-29T17:00:00Z'], 'America/Phoenix')).toBe('(10:00 local)')
  // Kaliningrad is one hour ahead of Madrid in winter and as far in summer.
  expect(textOf(['2026-03-28T10:00:00Z'], 'Europe/Kaliningrad')).toBe('(12:00 local)')
  expect(textOf(['2026-03-29T10:00:00Z'], 'Europe/Kaliningrad')).toBe('')
})
