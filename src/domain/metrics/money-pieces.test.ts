import { expect, it } from 'vitest'
import { moneyPieces } from './money-pieces.ts'

const orders = [
  { assigneeIds: ['ana', 'ben'], templateId: null },
  { assigneeIds: [], templateId: 'service' },
]
const split = (minor: number) =>
  moneyPieces({ minor, currency: 'EUR', customerId: 'c1' }, orders).map((piece) => [
    piece.people.join(),
    piece.minor,
  ])

it('splits an amount between orders and their people without losing a cent', () => {
  expect(split(101)).toEqual([
    ['ana', 26],
    ['ben', 25],
    ['', 50],
  ])
})

it.each([1.5, Number.NaN, Infinity, 1e300])(
  'counts nothing of %s, which a hostile app may have stored',
  (minor) => {
    expect(split(minor)).toEqual([])
  },
)
