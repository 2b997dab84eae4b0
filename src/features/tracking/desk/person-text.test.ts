import { beforeAll, expect, it } from 'vitest'
import { visitFixture } from '#domain/dispatch/board.fixture.ts'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { enApp } from '#messages/en/app.ts'
import { createFormat } from '#messages/format.ts'
import { showMessages, translate } from '#messages/i18n.ts'
import { arrivalLine, lateLine, nextLine, seenText } from './person-text.ts'

beforeAll(() => showMessages('en', enApp))

const now = Date.parse('2026-03-02T09:00:00.000Z')
const minute = 60_000
const format = createFormat(
  { locale: 'en', timeZone: 'America/Halifax', currency: 'CAD' },
  { today: 'Today', tomorrow: 'Tomorrow', yesterday: 'Yesterday' },
)
const seen = (ms: number, isLocated: boolean) => {
  const place = { latitude: 0, longitude: 0, accuracy: 5, battery: null }
  const position = { ...place, at: new Date(now - ms).toISOString() }
  return seenText(translate, { position }, { board: { now }, isLocated })
}

it.each([
  [-4 * minute, 'just now'],
  [0, 'just now'],
  [59 * minute, '59 min ago'],
  [47 * 60 * minute, '47 h ago'],
  [48 * 60 * minute, '2 days ago'],
  [40 * 24 * 60 * minute, '40 days ago'],
])('a position of %s milliseconds ago is %s', (ms, text) => {
  expect(seen(ms, true).toLowerCase()).toBe(text)
  // Whether or not the server has answered.
  expect(seen(ms, false).toLowerCase()).toBe(text)
})

it('says that someone shares no location only once that is known', () => {
  const textOf = (isLocated: boolean) =>
    seenText(translate, { position: null }, { board: { now }, isLocated })
  expect(textOf(false)).toBe('')
  expect(textOf(true)).toBe(translate('tracking.notShared'))
})

it('writes an arrival as every other span, and tells of an old location', () => {
  const lineOf = (isOld: boolean) =>
    arrivalLine(translate, format, { arrival: { from: now, to: now + 5 * minute, isOld } }, now)
  expect(lineOf(false)).toBe('Arrives 5:00\u{a0}– 5:05 AM')
  expect(lineOf(true)).toBe(`Arrives 5:00\u{a0}– 5:05 AM ${translate('tracking.arrivalOld')}`)
  expect(arrivalLine(translate, format, { arrival: null }, now)).toBe('')
})

it('gives what is next a time only where it is planned for one', () => {
  const next = (start: string) => {
    const visit = visitFixture('a', null, { start })
    return nextLine(translate, format, { next: visit, title: 'Boiler service', now })
  }
  expect(next('2026-05-04T12:00:00.000Z')).toBe('Next: 9:00 AM Boiler service')
  expect(next('2026-05-04')).toBe('Next: Boiler service, any time')
  expect(next('2026-03-02T08:59:00.000Z')).toBe('Overdue since 4:59 AM: Boiler service')
})

it('says what the person told about being late for a visit', () => {
  const start = '2026-03-02T12:00:00.000Z'
  const arrival = '2026-03-02T12:40:00.000Z'
  const notice = { by: 't1', part: 1, start, arrival, at: start }
  const visit = visitFixture('a', null, { start, assigneeIds: ['t1'] })
  const order = orderFixture('a', { lateNotices: { t1: notice } })
  const lineOf = (userId: string, items = new Map([['a', { order }]])) =>
    lateLine(translate, format, visit, { items, userId })
  expect(lineOf('t1')).toBe('Running late, about 8:40 AM')
  expect(lineOf('t2')).toBe('')
  expect(lineOf('t1', new Map())).toBe('')
  expect(lateLine(translate, format, null, { items: new Map(), userId: 't1' })).toBe('')
})
