import { expect, it } from 'vitest'
import { invoiceLineFixture } from '#domain/invoice/invoice.fixture.ts'
import { changeLine, freeLine, moveLine, removeLine } from './line-edits.ts'

const lines = ['a', 'b', 'c'].map((id) => invoiceLineFixture({ id }))
const idsOf = (some: typeof lines | ReturnType<typeof moveLine>) =>
  some.map(({ id }) => id).join('')

it('moves a line within the lines', () => {
  expect(idsOf(moveLine(lines, 'b', -1))).toBe('bac')
  expect(idsOf(moveLine(lines, 'b', 1))).toBe('acb')
  expect(moveLine(lines, 'a', -1)).toBe(lines)
  expect(moveLine(lines, 'c', 1)).toBe(lines)
})

it('changes and removes one line', () => {
  const changed = changeLine(lines, 'b', { name: 'Valve' })
  expect(changed.map(({ name }) => name)).toEqual(['Boiler service', 'Valve', 'Boiler service'])
  expect(idsOf(removeLine(lines, 'b'))).toBe('ac')
})

it('copies the tax into a new line', () => {
  const tax = { code: 'R10', category: 'S', rateMilliPercent: 10_000, reason: '' } as const
  const line = freeLine('n', 'New line', { ...tax, label: 'Reduced', archivedAt: null })
  expect(line).toMatchObject({ id: 'n', quantityMilli: 1000, priceMinor: 0, tax })
})
