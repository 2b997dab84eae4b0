import { expect, test } from 'vitest'
import { historyValues } from './history-values.ts'

const ref = 'orders/a'
const title = { ref, field: 'title', from: 'a', to: 'b', theirs: 'c' }
const of = { name: 'order/edit', ref: 'orders/a' }
const edit = (from: string, to: string) => ({ edits: { title: { from, to } } })

test('a plain change has a before and an after', () => {
  expect(historyValues({ ...of, args: edit('a', 'b'), lost: [], merged: [] })).toEqual([
    { ref, field: 'title', value: 'a', kind: 'before' },
    { ref, field: 'title', value: 'b', kind: 'after' },
  ])
})

test('a list of items shows only those that changed', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id }))
  const args = { edits: { holidays: { from: [a, b], to: [a, c] } } }
  const company = { name: 'company/edit', ref: 'companies/c' }
  expect(historyValues({ ...company, args, lost: [], merged: [] })).toMatchObject([
    { field: 'holidays', value: [a, b], shown: [b], kind: 'before' },
    { field: 'holidays', value: [a, c], shown: [c], kind: 'after' },
  ])
})

test('when theirs is taken, ours is lost', () => {
  const values = historyValues({ ...of, args: { edits: {} }, lost: [title], merged: [] })
  expect(values).toEqual([{ ref, field: 'title', value: 'b', kind: 'notSaved' }])
})

test('when ours is kept over theirs, theirs is lost', () => {
  const values = historyValues({ ...of, args: edit('c', 'b'), lost: [title], merged: [] })
  expect(values).toEqual([{ ref, field: 'title', value: 'c', kind: 'notSaved' }])
})

test.each([
  ['ours', [{ ref, field: 'title', value: 'c', kind: 'notSaved' }]],
  ['theirs', [{ ref, field: 'title', value: 'b', kind: 'notSaved' }]],
  [
    'both',
    [
      { ref, field: 'title', value: 'c', kind: 'bothKept' },
      { ref, field: 'title', value: 'b', kind: 'bothKept' },
    ],
  ],
] as const)('resolved by rule, keeping %s', (kept, values) => {
  expect(
    historyValues({ ...of, args: edit('a', 'b'), lost: [], merged: [{ ...title, kept }] }),
  ).toEqual(values)
})

test('a step has no values', () => {
  expect(historyValues({ ...of, args: { to: 'done' }, lost: [], merged: [] })).toEqual([])
})

test('a receipt that claims thousands of values does not flood the page', () => {
  const fields = Array.from({ length: 4000 }, (_, i) => ({ ...title, field: `f${i}` }))
  const edits = Object.fromEntries(fields.map(({ field }) => [`${field}e`, { from: 'a', to: 'b' }]))
  const merged = fields.map((field) => ({ ...field, kept: 'both' as const }))
  const values = historyValues({ ...of, args: { edits }, lost: fields, merged })
  const count = (kind: string) => values.filter((value) => value.kind === kind).length
  expect(['notSaved', 'bothKept', 'before', 'after'].map(count)).toEqual([100, 200, 100, 100])
})

test('values in a map have the map in their path', () => {
  const values = (name: string) =>
    historyValues({
      name,
      ref: 'items/i',
      args: { edits: { van: { from: 1, to: 2 } } },
      lost: [],
      merged: [],
    })
  expect(values('item/minimum')).toEqual([
    { ref: 'items/i', field: 'minimums.van', value: 1, kind: 'before' },
    { ref: 'items/i', field: 'minimums.van', value: 2, kind: 'after' },
  ])
  expect(values('order/answer').map(({ field }) => field)).toEqual(['answers.van', 'answers.van'])
  expect(values('item/edit').map(({ field }) => field)).toEqual(['van', 'van'])
})
