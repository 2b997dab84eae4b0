import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { storedAnswers, type Answers } from './answer.ts'
import { checklistItem, storedChecklist, type ChecklistItem } from './checklist-item.ts'
import { failedItems } from './grade-of.ts'
import { isAnswered, missingItems, visibleItems } from './visible-items.ts'

const item = (id: string, more: Partial<v.InferInput<typeof checklistItem>> = {}): ChecklistItem =>
  v.parse(checklistItem, { id, kind: 'yesNo', label: id, ...more })
const yes = { value: true, grade: null, note: '' }
const no = { ...yes, value: false }
const ids = (items: readonly ChecklistItem[]) => items.map(({ id }) => id)

describe('what is shown', () => {
  const leak = item('leak')
  const where = item('where', { kind: 'text', showIf: { itemId: 'leak', is: true } })
  const sealed = item('sealed', { showIf: { itemId: 'where', is: 'tap' } })

  it('follows the answers above', () => {
    expect(ids(visibleItems([leak, where], { leak: yes }))).toEqual(['leak', 'where'])
    expect(ids(visibleItems([leak, where], { leak: no }))).toEqual(['leak'])
    expect(ids(visibleItems([leak, where], {}))).toEqual(['leak'])
  })

  it('hides what hangs on a hidden question, although that has an answer from before', () => {
    const answers = { leak: no, where: { ...yes, value: 'tap' } }
    expect(ids(visibleItems([leak, where, sealed], answers))).toEqual(['leak'])
    expect(ids(visibleItems([leak, where, sealed], { ...answers, leak: yes }))).toHaveLength(3)
  })

  it('takes a choice among several as met', () => {
    const parts = item('parts', { kind: 'multiChoice', options: ['valve', 'pump'] })
    const serial = item('serial', { showIf: { itemId: 'parts', is: 'pump' } })
    const answers = { parts: { ...yes, value: ['valve', 'pump'] } }
    expect(ids(visibleItems([parts, serial], answers))).toEqual(['parts', 'serial'])
  })

  it('shows what hangs on nothing that can be answered before it', () => {
    const itself = item('itself', { showIf: { itemId: 'itself', is: true } })
    const early = item('early', { showIf: { itemId: 'late', is: true } })
    const lost = item('lost', { showIf: { itemId: 'gone', is: true } })
    expect(ids(visibleItems([itself, early, lost, item('late')], {}))).toHaveLength(4)
  })
})

describe('what is missing', () => {
  it('is required, shown and not answered', () => {
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

  it('is not what does not apply, and is what lacks its mark', () => {
    const graded = item('valve', { graded: true })
    expect(isAnswered(graded, { valve: yes })).toBe(false)
    expect(isAnswered(graded, { valve: { ...yes, grade: 'fail' } })).toBe(true)
    expect(isAnswered(graded, { valve: { value: null, grade: 'notApplicable', note: '' } })).toBe(
      true,
    )
  })

  it('can always be answered: whatever the logic, filling in what is shown ends it', () => {
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

it('fails what was said to fail, and a number outside its limits', () => {
  const pressure = item('pressure', { kind: 'number', min: 1, max: 2.5 })
  const items = [pressure, item('valve', { graded: true })]
  const answers = {
    pressure: { value: 2.6, grade: null, note: '' },
    valve: { ...yes, grade: 'fail' as const },
  }
  expect(ids(failedItems(items, answers))).toEqual(['pressure', 'valve'])
  const fine = { pressure: { value: 2.5, grade: null, note: '' }, valve: yes }
  expect(failedItems(items, fine)).toEqual([])
  const overruled = { pressure: { value: 2.6, grade: 'pass' as const, note: '' } }
  expect(failedItems(items, overruled)).toEqual([])
})

it('reads what it can of a stored checklist and its answers', () => {
  const known = v.parse(storedChecklist, [{ id: 'a', kind: 'text', label: 'A' }, 5, { id: 'b' }])
  expect(ids(known)).toEqual(['a'])
  expect(v.parse(storedAnswers, { a: yes, b: 'x', 'not an id': yes })).toEqual({ a: yes })
})
