import { expect, test } from 'vitest'
import { readWeights, typedWeights } from './weights-form.ts'

test('all weights are shown as they are typed in the language, the chosen ones with their own value', () => {
  const typed = typedWeights([{ id: 'late', value: 2.5 }], 'es')
  expect(typed).toMatchObject({ waiting: '0,2', late: '2,5', unassignedUrgent: '2000' })
})

test('only what differs from the usual is kept', () => {
  const typed = { ...typedWeights([], 'en'), late: '3,5', waiting: '0.20', load: ' 0 ' }
  expect(readWeights(typed, [])).toEqual({
    weights: [
      { id: 'late', value: 3.5 },
      { id: 'load', value: 0 },
    ],
    wrong: new Set(),
  })
  expect(readWeights(typedWeights([], 'en'), []).weights).toEqual([])
})

test('what is no number, or beyond the bounds, is named', () => {
  const typed = {
    ...typedWeights([], 'en'),
    late: 'x',
    load: '',
    unassignedLow: '59',
    shift: '-1',
  }
  expect(readWeights(typed, []).wrong).toEqual(new Set(['late', 'load', 'unassignedLow', 'shift']))
})

test('a weight of a term that this app does not know stays', () => {
  const newer = [{ id: 'weather', value: 7 }]
  expect(readWeights(typedWeights(newer, 'en'), newer).weights).toEqual(newer)
})
