import { expect, test } from 'vitest'
import { toldOf, withTold } from './told-office.ts'

const visit = { id: 'v', start: '2026-05-04T15:00:00.000Z' }
const now = Date.parse('2026-05-04T14:50:00.000Z')
const late = { minutes: 45, arrival: '2026-05-04T15:45:00.000Z' }
const hours = 60 * 60_000

test('what the office was told of a visit is kept for that visit', () => {
  const text = withTold(null, visit, now, { late })
  expect(toldOf(text, visit, now)).toMatchObject({ late })
  expect(toldOf(text, { ...visit, id: 'other' }, now).late).toBeNull()
})

test('it holds until the visit is moved, and for a working day', () => {
  const text = withTold(null, visit, now, { late })
  expect(toldOf(text, { ...visit, start: '2026-05-05T15:00:00.000Z' }, now).late).toBeNull()
  expect(toldOf(text, visit, now + 11 * hours).late).toEqual(late)
  expect(toldOf(text, visit, now + 12 * hours).late).toBeNull()
  const later = withTold(text, { id: 'w', start: null }, now + 13 * hours, { late })
  expect(Object.keys(JSON.parse(later))).toEqual(['w'])
})

test('damaged text is nothing told', () => {
  expect(toldOf('{"v":1}', visit, now)).toEqual({ late: null })
})
