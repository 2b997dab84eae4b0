import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { checklist } from '#domain/checklist/checklist-item.ts'
import {
  conditionChoices,
  hasBrokenCondition,
  movedBy,
  questionError,
  questionOf,
  questionValues,
} from './question-form.ts'

const empty = questionValues(null)
const leak = questionOf('leak', { ...empty, label: 'Does it leak?' })
const left = questionOf('left', {
  ...empty,
  label: ' How was it left? ',
  kind: 'choice',
  options: 'In order, Off, Off,',
})
const where = questionOf('where', {
  ...empty,
  label: 'Where?',
  kind: 'text',
  need: 'if',
  requireIf: { itemId: 'left', is: 'Off' },
  showIf: { itemId: 'leak', is: true },
})

it('builds questions that the checklist accepts, and parses them again', () => {
  expect(left).toMatchObject({ label: 'How was it left?', options: ['In order', 'Off'] })
  expect(v.is(checklist, [leak, left, where])).toBe(true)
  for (const item of [leak, left, where]) {
    expect(questionOf(item.id, questionValues(item))).toEqual(item)
  }
})

it('keeps the limits of a measurement and drops settings of other types', () => {
  const measured = { ...empty, label: 'Pressure', unit: ' bar ', min: '1', max: '2,5' }
  const pressure = questionOf('p', { ...measured, kind: 'number', options: 'A, B' })
  expect(pressure).toMatchObject({ unit: 'bar', min: 1, max: 2.5, options: [] })
  expect(questionOf('p', { ...measured, kind: 'photo' })).toMatchObject({ unit: '', min: null })
})

it('says which answer to a graded yes or no passes, unless the technician grades it', () => {
  const tight = { ...empty, label: 'Tight?', graded: true }
  const leaks = questionOf('q', { ...tight, passesOn: 'no' })
  expect(questionOf('q', tight)).toMatchObject({ graded: true, passesOn: true })
  expect(leaks).toMatchObject({ passesOn: false })
  expect(questionOf('q', questionValues(leaks))).toEqual(leaks)
  const byHand = questionOf('q', { ...tight, passesOn: '' })
  expect(byHand).not.toHaveProperty('passesOn')
  expect(questionOf('q', questionValues(byHand))).toEqual(byHand)
  for (const other of [{ graded: false }, { kind: 'text' as const }]) {
    expect(questionOf('q', { ...tight, ...other })).not.toHaveProperty('passesOn')
  }
})

it.each([
  [{}, 'label'],
  [{ label: 'A', kind: 'choice', options: ' , ' }, 'options'],
  [{ label: 'A', kind: 'number', min: 'one' }, 'min'],
  [{ label: 'A', kind: 'meter', max: 'two' }, 'max'],
  [{ label: 'A', kind: 'number', min: '3', max: '2' }, 'order'],
  [{ label: 'A', need: 'if' }, 'requireIf'],
  [{ label: 'A', kind: 'number', min: '2', max: '2' }, null],
  [{ label: 'A', kind: 'photo', min: 'hidden' }, null],
] as const)('reports %j as %s', (changes, fault) => {
  expect(questionError({ ...empty, ...changes })).toBe(fault)
})

describe('reorders questions', () => {
  it('moves a question by one position and stops at the ends', () => {
    const ids = (by: -1 | 1, i: number) => movedBy([leak, left, where], i, by).map(({ id }) => id)
    expect(ids(1, 0)).toEqual(['left', 'leak', 'where'])
    expect(ids(-1, 2)).toEqual(['leak', 'where', 'left'])
    expect(ids(-1, 0)).toEqual(['leak', 'left', 'where'])
    expect(ids(1, 2)).toEqual(['leak', 'left', 'where'])
  })

  it('offers the answers of earlier questions, and reports a condition whose question is gone', () => {
    expect(conditionChoices([leak, left, where]).map(({ is }) => is)).toEqual([
      true,
      false,
      'In order',
      'Off',
    ])
    expect(hasBrokenCondition([leak, left, where], 2)).toBe(false)
    expect(hasBrokenCondition([leak, where, left], 1)).toBe(true)
    expect(hasBrokenCondition([leak, left], 0)).toBe(false)
  })
})
