import { expect, test } from 'vitest'
import { createFormat } from './format.ts'

const words = { today: 'Today', tomorrow: 'Tomorrow', yesterday: 'Yesterday' }
const madrid = createFormat({ locale: 'en-GB', timeZone: 'Europe/Madrid', currency: 'EUR' }, words)
const now = Date.parse('2026-05-04T22:30:00Z')

test('the day is the company’s day, not the phone’s or UTC’s', () => {
  expect(madrid.when('2026-05-04T22:05:00Z', now)).toBe('Today 0:05')
  expect(madrid.when('2026-05-04T21:05:00Z', now)).toBe('Yesterday 23:05')
  expect(madrid.date('2026-05-06T10:00:00Z', now)).toBe('Tomorrow')
})

test('the latest of today have a time, older ones a day', () => {
  expect(madrid.latest('2026-05-04T22:05:00Z', now)).toBe('0:05')
  expect(madrid.latest('2026-05-04T21:55:00Z', now)).toBe('Yesterday')
  expect(madrid.latest('2026-04-01T10:00:00Z', now)).toBe('Wed 1 Apr')
})

test('other years say so', () => {
  expect(madrid.date('2026-04-01T10:00:00Z', now)).toBe('Wed 1 Apr')
  expect(madrid.date('2025-04-01T10:00:00Z', now)).toBe('1 Apr 2025')
})

test('a calendar day says its year unless it is this one', () => {
  expect(madrid.shortDay('2026-12-31', now)).toBe('31 Dec')
  expect(madrid.shortDay('2027-01-01', now)).toBe('1 Jan 2027')
  const mexico = createFormat({ locale: 'es-MX', timeZone: 'UTC', currency: 'MXN' }, words)
  expect(mexico.shortDay('2026-11-20', now)).toBe('20 nov')
})

test('a span names its day once', () => {
  expect(madrid.span('2026-05-05T07:00:00Z', '2026-05-05T08:30:00Z', now)).toBe(
    'Today 9:00\u{a0}– 10:30',
  )
  expect(madrid.span('2026-05-05T07:00:00Z', '2026-05-06T08:30:00Z', now)).toBe(
    'Today 9:00 – Tomorrow 10:30',
  )
})

test('a span under a named day has times only, unless it ends on another day', () => {
  expect(madrid.timeSpan('2026-05-05T07:00:00Z', '2026-05-05T08:30:00Z', now)).toBe(
    '9:00\u{a0}– 10:30',
  )
  expect(madrid.timeSpan('2026-05-05T07:00:00Z', '2026-05-06T08:30:00Z', now)).toBe(
    'Today 9:00 – Tomorrow 10:30',
  )
})

test.each([
  ['en-US', '8:00 – 9:30 AM', '9:30 AM – 2:05 PM'],
  ['es-MX', '8:00 – 9:30 a.m.', '9:30 a.m. – 2:05 p.m.'],
  ['es-ES', '8:00 – 9:30', '9:30 – 14:05'],
])('in %s, a span says which half of the day once if both times share it', (locale, one, two) => {
  const format = createFormat({ locale, timeZone: 'UTC', currency: 'EUR' }, words)
  const span = (start: string, end: string) =>
    format.timeSpan(`2026-05-05T${start}Z`, `2026-05-05T${end}Z`, now).replace(/\s/gu, ' ')
  expect(span('08:00', '09:30')).toBe(one)
  expect(span('09:30', '14:05')).toBe(two)
})

test.each([
  ['es-MX', 'vie 20 nov'],
  ['es-ES', 'vie, 20 nov'],
])('a day of this year is short in %s', (locale, text) => {
  const format = createFormat({ locale, timeZone: 'UTC', currency: 'EUR' }, words)
  expect(format.date('2026-11-20T10:00:00Z', now)).toBe(text)
})

test.each([
  ['en-US', 'December 2026'],
  ['es-MX', 'Diciembre de 2026'],
])('the title of a month in %s has its year', (locale, text) => {
  const format = createFormat({ locale, timeZone: 'America/Halifax', currency: 'EUR' }, words)
  expect(format.monthTitle('2026-12')).toBe(text)
})

test('ages are never nothing', () => {
  expect(madrid.age('2026-05-04T22:29:58Z', now)).toBe('1 min')
  expect(madrid.age('2026-05-04T20:30:00Z', now)).toBe('2 hrs')
  expect(madrid.age('2026-05-01T22:30:00Z', now)).toBe('3 days')
})

test('money follows the currency’s own digits', () => {
  expect(madrid.money(123_456)).toBe('€1,234.56')
  const calgary = createFormat({ locale: 'en-GB', timeZone: 'UTC', currency: 'CAD' }, words)
  expect([calgary.money(1234), calgary.money(1234, 'USD')]).toEqual(['$12.34', 'US$12.34'])
  expect(madrid.money(1234, 'JPY')).toBe('JP¥1,234')
})

test.each([
  ['en-GB', '5 May 2026, 00:05'],
  ['en-US', 'May 5, 2026, 12:05 AM'],
  ['es-ES', '5 may 2026, 0:05'],
])('on paper, %s reads a day and a time in its own form and the company’s zone', (locale, text) => {
  const format = createFormat({ locale, timeZone: 'Europe/Madrid', currency: 'EUR' }, words)
  expect(format.stamp('2026-05-04T22:05:09Z').replace(/\s/gu, ' ')).toBe(text)
})

test('hours and times of any day say AM or PM only where it is needed', () => {
  const halifax = createFormat({ locale: 'en-US', timeZone: 'UTC', currency: 'CAD' }, words)
  expect(halifax.clockHour('08:00')).toBe('8 AM')
  expect(halifax.clockHour('08:30')).toBe('8:30 AM')
  expect(madrid.clockHour('08:00')).toBe('8:00')
  expect(halifax.clockSpan('08:00', '10:00')).toBe('8:00\u{a0}– 10:00 AM')
  expect(halifax.clockSpan('10:00', '12:00')).toBe('10:00 AM\u{a0}– 12:00 PM')
})

test('names a day as a heading does', () => {
  const now = Date.parse('2026-06-16T22:30:00Z')
  expect(madrid.dayTitle('2026-06-17', now)).toBe(`${words.today}, Wednesday 17 June`)
  expect(madrid.dayTitle('2026-06-18', now)).toBe(`${words.tomorrow}, Thursday 18 June`)
  const spanish = createFormat({ locale: 'es-ES', timeZone: 'UTC', currency: 'EUR' }, words)
  expect(spanish.dayTitle('2026-06-23', now)).toMatch(/^Martes/)
})
