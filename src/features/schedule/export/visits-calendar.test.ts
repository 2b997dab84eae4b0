import { expect, test } from 'vitest'
import { boardItem } from '../board/board-item.fixture.ts'
import { visitsCalendar } from './visits-calendar.ts'

const at = '2026-05-01T10:00:00.000Z'
const nameOf = (id: string) => (id === 't1' ? 'Ana Ruiz' : '')

test('a visit is an event with start and duration, in UTC', () => {
  const item = boardItem('o1', {
    title: 'Boiler; service, yearly',
    ref: 'W-1',
    assigneeIds: ['t1', 'gone'],
    plannedStart: '2026-05-04T08:00:00.000Z',
    plannedEnd: '2026-05-04T09:30:00.000Z',
  })
  expect(visitsCalendar([item], at, nameOf).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Daybook//Schedule//EN',
    'BEGIN:VEVENT',
    'UID:o1@daybook',
    'DTSTAMP:20260501T100000Z',
    'DTSTART:20260504T080000Z',
    'DURATION:PT90M',
    'SUMMARY:Ana Ruiz: Boiler\\; service\\, yearly',
    'DESCRIPTION:W-1',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a visit without a time is an event of the day; one that is not planned is left out', () => {
  const item = { ...boardItem('o1'), start: '2026-05-04', siteLine: '1 High St' }
  const text = visitsCalendar([item, boardItem('o2')], at, nameOf)
  expect(text).toContain('DTSTART;VALUE=DATE:20260504\r\n')
  expect(text).toContain('LOCATION:1 High St\r\n')
  expect(text).not.toContain('o2')
})

test('long lines are folded without splitting a character', () => {
  const item = { ...boardItem('o1', { title: '🔧'.repeat(40) }), start: '2026-05-04' }
  const lines = visitsCalendar([item], at, nameOf).split('\r\n')
  const octets = (line: string) => new TextEncoder().encode(line).length
  expect(Math.max(...lines.map(octets))).toBeLessThanOrEqual(75)
  expect(lines.join('').replaceAll(' ', '')).toContain('🔧'.repeat(40))
})

test.each(['\n', '\r\n', '\r', '\u0085', '\u2028', '\u2029', '\v', '\f'])(
  'a text writes no line of its own: %j',
  (lineBreak) => {
    const title = `Visit${lineBreak}ATTENDEE:mailto:x@evil.example\u0000`
    const item = { ...boardItem('o1', { title }), start: '2026-05-04' }
    const text = visitsCalendar([item], at, nameOf)
    const unfolded = text.replaceAll('\r\n ', '').split(/[\n\v\f\r\u0085\u2028\u2029]+/)
    expect(unfolded.filter((line) => line.startsWith('ATTENDEE'))).toEqual([])
    expect(text).toContain(String.raw`Visit\nATTENDEE`)
    expect(text).not.toContain('\u0000')
  },
)
