import { expect, test } from 'vitest'
import { historyValues } from './history-values.ts'

const ref = 'orders/a'
const title = { ref, field: 'title', from: 'a', to: 'b', theirs: 'c' }
const edit = (from: string, to: string) => ({ edits: { title: { from, to } } })

test('a plain change has a before and an after', () => {
  expect(historyValues({ args: edit('a', 'b'), lost: [], merged: [] })).toEqual([
    { field: 'title', value: 'a', kind: 'before' },
    { field: 'title', value: 'b', kind: 'after' },
  ])
})

test('when theirs is taken, ours is lost', () => {
  const values = historyValues({ args: { edits: {} }, lost: [title], merged: [] })
  expect(values).toEqual([{ field: 'title', value: 'b', kind: 'notSaved' }])
})

test('when ours is kept over theirs, theirs is lost', () => {
  const values = historyValues({ args: edit('c', 'b'), lost: [title], merged: [] })
  expect(values).toEqual([{ field: 'title', value: 'c', kind: 'notSaved' }])
})

test.each([
  ['ours', [{ field: 'title', value: 'c', kind: 'notSaved' }]],
  ['theirs', [{ field: 'title', value: 'b', kind: 'notSaved' }]],
  [
    'both',
    [
      { field: 'title', value: 'c', kind: 'bothKept' },
      { field: 'title', value: 'b', kind: 'bothKept' },
    ],
  ],
] as const)('resolved by rule, keeping %s', (kept, values) => {
  expect(historyValues({ args: edit('a', 'b'), lost: [], merged: [{ ...title, kept }] })).toEqual(
    values,
  )
})

test('a step has no values', () => {
  expect(historyValues({ args: { to: 'done' }, lost: [], merged: [] })).toEqual([])
})

test('a receipt that claims thousands of values does not flood the page', () => {
  const fields = Array.from({ length: 4000 }, (_, i) => ({ ...title, field: `f${i}` }))
  const edits = Object.fromEntries(fields.map(({ field }) => [`${field}e`, { from: 'a', to: 'b' }]))
  const merged = fields.map((field) => ({ ...field, kept: 'both' as const }))
  const values = historyValues({ args: { edits }, lost: fields, merged })
  const count = (kind: string) => values.filter((value) => value.kind === kind).length
  expect(['notSaved', 'bothKept', 'before', 'after'].map(count)).toEqual([100, 200, 100, 100])
})
