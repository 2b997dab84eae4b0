import { expect, test } from 'vitest'
import {
  isFiltered,
  ownReceiptFilterOf,
  readLogFilter,
  receiptFilterOf,
  writeLogFilter,
} from './log-filter.ts'

const read = (query: string) => readLogFilter(new URLSearchParams(query))

test('a filter survives the URL', () => {
  const query = 'person=ana&about=orders&kind=edited&from=2026-11-01&to=2026-11-02&merged=1'
  const filter = read(`${query}&ref=orders/a`)
  expect(readLogFilter(writeLogFilter(new URLSearchParams(), filter))).toEqual(filter)
})

test('what makes no sense is left out', () => {
  expect(isFiltered(read('about=x&kind=y&from=yesterday&to=2026-99-99&ref=../x&merged=no'))).toBe(
    false,
  )
})

test('other parts of the URL stay', () => {
  const next = writeLogFilter(new URLSearchParams('panel=sync&person=ana'), { person: '' })
  expect(next.toString()).toBe('panel=sync')
})

test('a day lasts as long as it does for the company', () => {
  const filter = receiptFilterOf(read('from=2026-03-29&to=2026-03-29'), 'Europe/Madrid')
  expect(filter).toMatchObject({
    from: '2026-03-28T23:00:00.000Z',
    until: '2026-03-29T22:00:00.000Z',
  })
})

test('one’s own changes are without the conversations that were read, unless messages are asked for', () => {
  const asked = (query: string) => ownReceiptFilterOf(read(query), 'UTC', 'ana')
  expect(asked('')).toMatchObject({ actorId: 'ana', without: ['thread/read'] })
  expect(asked('about=orders')).toMatchObject({ without: ['thread/read'] })
  expect(asked('about=messages')).not.toHaveProperty('without')
})
