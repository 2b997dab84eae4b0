import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { answerState } from './answer-state.ts'
import { grades, storedAnswers, type Answers } from './answer.ts'
import { checklistItem, storedChecklist, type ChecklistItem } from './checklist-item.ts'
import { checklistProgress } from './checklist-progress.ts'
import { missingItems, visibleItems } from './visible-items.ts'

const item = (id: string, more: Partial<v.InferInput<typeof checklistItem>> = {}): ChecklistItem =>
  v.parse(checklistItem, { id, kind: 'yesNo', label: id, ...more })
const yes = { value: true, grade: null, note: '' }
const no = { ...yes, value: false }
const ids = (items: readonly ChecklistItem[]) => items.map(({ id }) => id)

describe('the visible questions', () => {
  const leak = item('leak')
  const where = item('where', { kind: 'text', showIf: { itemId: 'leak', is: true } })
  const sealed = item('sealed', { showIf: { itemId: 'where', is: 'tap' } })

  it('follow the answers above', () => {
    expect(ids(visibleItems([leak, where], { leak: yes }))).toEqual(['leak', 'where'])
    expect(ids(visibleItems([leak, where], { leak: no }))).toEqual(['leak'])
    expect(ids(visibleItems([leak, where], {}))).toEqual(['leak'])
  })

  it('exclude what depends on a hidden question, even if that has an earlier answer', () => {
    const answers = { leak: no, where: { ...yes, value: 'tap' } }
    expect(ids(visibleItems([leak, where, sealed], answers))).toEqual(['leak'])
    expect(ids(visibleItems([leak, where, sealed], { ...answers, leak: yes }))).toHaveLength(3)
  })

  it('include those whose condition is one of several choices', () => {
    const parts = item('parts', { kind: 'multiChoice', options: ['valve', 'pump'] })
    const serial = item('serial', { showIf: { itemId: 'parts', is: 'pump' } })
    const answers = { parts: { ...yes, value: ['valve', 'pump'] } }
    expect(ids(visibleItems([parts, serial], answers))).toEqual(['parts', 'serial'])
  })

  it('include those whose condition depends on no question above them', () => {
    const itself = item('itself', { showIf: { itemId: 'itself', is: true } })
    const early = item('early', { showIf: { itemId: 'late', is: true } })
    const lost = item('lost', { showIf: { itemId: 'gone', is: true } })
    expect(ids(visibleItems([itself, early, lost, item('late')], {}))).toHaveLength(4)
  })
})

describe('the missing questions', () => {
  it('are required, visible and unanswered', () => {
    const items = [
      item('leak', { required: true }),
      item('where', { kind: 'text', required: true, showIf: { itemId: 'leak', is: true } }),
      item('photo', { kind: 'text', requireIf: { itemId: 'leak', is: true } }),
    ]
    expect(ids(missingItems(items, {}))).toEqual(['leak'])
    expect(ids(missingItems(items, { leak: no }))).toEqual([])
    expect(ids(missingItems(items, { leak: yes }))).toEqual(['where', 'photo'])
    const blank = { leak: yes, where: { ...yes, value: '' }, photo: { ...yes, value: 'x' } }
    expect(ids(missingItems(items, blank))).toEqual(['where'])
  })

  it('exclude those marked not applicable, and include those that lack their grade', () => {
    const graded = item('valve', { graded: true })
    const nothing = { value: null, grade: null, note: 'Stuck' }
    expect(answerState(graded, undefined)).toBe('none')
    expect(answerState(graded, nothing)).toBe('none')
    expect(answerState(graded, yes)).toBe('gradeMissing')
    expect(answerState(graded, { ...nothing, grade: 'fail' })).toBe('valueMissing')
    expect(answerState(graded, { ...yes, grade: 'fail' })).toBe('complete')
    expect(answerState(graded, { ...nothing, grade: 'notApplicable' })).toBe('complete')
    expect(answerState(item('valve'), yes)).toBe('complete')
  })

  it('need no grade that follows from the limits of a number', () => {
    const pressure = item('pressure', { kind: 'number', graded: true, min: 1, max: 2.5 })
    expect(answerState(pressure, { ...yes, value: 3 })).toBe('complete')
    expect(answerState(pressure, { ...yes, value: 2 })).toBe('gradeMissing')
  })

  it('can always be answered: whatever the conditions, filling in what is visible completes the list', () => {
    const names = ['a', 'b', 'c', 'd', 'e']
    const condition = fc.option(
      fc.record({ itemId: fc.constantFrom(...names, 'unknown'), is: fc.boolean() }),
    )
    const logic = fc.record({ required: fc.boolean(), showIf: condition, requireIf: condition })
    fc.assert(
      fc.property(fc.array(logic, { minLength: 5, maxLength: 5 }), fc.boolean(), (all, value) => {
        const items = names.map((id, i) => item(id, all[i]))
        let answers: Answers = {}
        for (let i = 0; i <= items.length; i++) {
          const missing = missingItems(items, answers)
          const shown = new Set(ids(visibleItems(items, answers)))
          expect(missing.every(({ id }) => shown.has(id))).toBe(true)
          if (missing.length === 0) return
          for (const { id } of missing) answers = { ...answers, [id]: { ...yes, value } }
        }
        expect(missingItems(items, answers)).toEqual([])
      }),
      { seed: 7 },
    )
  })
})

it('fails what was graded as failed, and a number outside its limits', () => {
  const pressure = item('pressure', { kind: 'number', min: 1, max: 2.5 })
  const items = [pressure, item('valve', { graded: true })]
  const answers = {
    pressure: { value: 2.6, grade: null, note: '' },
    valve: { ...yes, grade: 'fail' as const },
  }
  const failed = (given: Answers) => ids(checklistProgress(items, given).failed)
  expect(failed(answers)).toEqual(['pressure', 'valve'])
  const fine = { pressure: { value: 2.5, grade: null, note: '' }, valve: yes }
  expect(failed(fine)).toEqual([])
  const overruled = { pressure: { value: 2.6, grade: 'pass' as const, note: '' } }
  expect(failed(overruled)).toEqual([])
})

describe('progress', () => {
  it('counts three answers as three, whatever they lack', () => {
    const items = [
      item('pressure', { kind: 'number', graded: true, min: 1, max: 2.5 }),
      item('valve', { graded: true }),
      item('filter', { graded: true }),
      item('leak'),
      item('where', { kind: 'text', showIf: { itemId: 'leak', is: true } }),
      item('plate', { kind: 'photo' }),
      item('left', { kind: 'text' }),
    ]
    const answers: Answers = {
      pressure: { value: 3, grade: null, note: '' },
      valve: { value: null, grade: 'fail', note: '' },
      filter: yes,
    }
    const { all, answered, incomplete, failed } = checklistProgress(items, answers)
    expect({ all, answered, incomplete, failed: ids(failed) }).toEqual({
      all: 6,
      answered: 3,
      incomplete: 2,
      failed: ['pressure', 'valve'],
    })
  })

  it('never counts more failed or incomplete than answered, nor more answered than visible', () => {
    const value = fc.oneof(fc.constant(null), fc.boolean(), fc.integer({ min: 0, max: 9 }))
    const given = fc.record({
      value,
      grade: fc.option(fc.constantFrom(...grades)),
      note: fc.constant(''),
    })
    const asked = fc.record({
      kind: fc.constantFrom('yesNo' as const, 'number' as const, 'photo' as const),
      graded: fc.boolean(),
      required: fc.boolean(),
      max: fc.option(fc.integer({ min: 0, max: 9 })),
      showIf: fc.option(fc.constant({ itemId: 'a', is: true })),
    })
    const some = fc.array(fc.tuple(asked, fc.option(given)), { minLength: 3, maxLength: 6 })
    fc.assert(
      fc.property(some, (all) => {
        const names = ['a', 'b', 'c', 'd', 'e', 'f']
        const items = all.map(([one], i) => item(names[i] ?? '', one))
        const answers: Answers = Object.fromEntries(
          all.flatMap(([, one], i) => (one === null ? [] : [[names[i] ?? '', one]])),
        )
        const progress = checklistProgress(items, answers)
        const missing = missingItems(items, answers).length
        expect(progress.failed.length).toBeLessThanOrEqual(progress.answered)
        expect(progress.incomplete).toBeLessThanOrEqual(progress.answered)
        expect(progress.answered).toBeLessThanOrEqual(progress.all)
        expect(missing).toBeLessThanOrEqual(progress.all - progress.answered + progress.incomplete)
      }),
      { seed: 11, numRuns: 2000 },
    )
  })
})

it('reads what it can of a stored checklist and its answers', () => {
  const known = v.parse(storedChecklist, [{ id: 'a', kind: 'text', label: 'A' }, 5, { id: 'b' }])
  expect(ids(known)).toEqual(['a'])
  expect(v.parse(storedAnswers, { a: yes, b: 'x', 'not an id': yes })).toEqual({ a: yes })
})
