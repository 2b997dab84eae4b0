import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Answer } from '#domain/checklist/answer.ts'
import { checklistItem } from '#domain/checklist/checklist-item.ts'
import { askedAtCompletion, requiredOf } from './asked-at-completion.ts'

const base = { id: 'valve', kind: 'choice', label: 'Valve', options: ['old'], graded: true }
const failed: Answer = { value: 'old', grade: 'fail', note: '' }
const nothing = { parts: 0, photos: [], isSigned: false }

function asked(answer: Answer | null, more: object = {}, evidence = {}) {
  const order = {
    requires: [],
    checklist: [v.parse(checklistItem, { ...base, ...more })],
    answers: answer ? { valve: answer } : {},
    resolution: '',
  }
  return askedAtCompletion(order, { ...nothing, ...evidence })
}
const typesOf = (found: ReturnType<typeof asked>) => found.map(({ type }) => type)

test('a failed check is asked about until something is said of it', () => {
  expect(typesOf(asked(failed))).toEqual(['finding'])
  expect(asked({ ...failed, note: 'Stuck' })).toEqual([])
  expect(typesOf(asked({ ...failed, note: ' ' }))).toEqual(['finding'])
  expect(asked({ ...failed, grade: 'pass' })).toEqual([])
  expect(asked(null)).toEqual([])
})

test('a photo of the check says it too, another one does not', () => {
  const photos = (item: string | null) => ({ photos: [{ id: 'p1', item }] })
  expect(asked(failed, { kind: 'photo' }, photos('valve'))).toEqual([])
  expect(typesOf(asked(failed, {}, photos(null)))).toEqual(['finding'])
})

test('a measurement out of range speaks for itself', () => {
  const bar = { kind: 'number', min: 1, max: 2 }
  expect(asked({ ...failed, value: 3 }, bar)).toEqual([])
  expect(typesOf(asked({ ...failed, value: 1.5 }, bar))).toEqual(['finding'])
})

test('a check is asked about once, and a hidden one not at all', () => {
  expect(typesOf(asked({ ...failed, value: null }, { required: true }))).toEqual(['item'])
  const order = {
    requires: ['resolution'],
    checklist: [
      v.parse(checklistItem, { id: 'gas', kind: 'yesNo', label: 'Gas?' }),
      v.parse(checklistItem, { ...base, showIf: { itemId: 'gas', is: true } }),
    ],
    answers: { gas: { value: false, grade: null, note: '' }, valve: failed },
    resolution: '',
  }
  expect(typesOf(askedAtCompletion(order, nothing))).toEqual(['resolution'])
})

test('only what the order requires counts as missing', () => {
  const found = asked(failed)
  expect(requiredOf(found)).toEqual([])
  expect(requiredOf([...found, { type: 'parts' }])).toEqual([{ type: 'parts' }])
})
