import { describe, expect, it } from 'vitest'
import { groupHistory } from './group-history.ts'

const entry = (id: string, more: object = {}) => ({
  id,
  name: 'order/answer',
  args: { orderId: 'o1', edits: { [id]: { from: null, to: { value: true } } } },
  actorId: 'tom',
  at: '2026-05-04T09:00:00.000Z',
  lost: [],
  merged: [],
  uncounted: null,
  isUnreported: false,
  ...more,
})
const lines = (...entries: ReturnType<typeof entry>[]) =>
  groupHistory(entries).map((group) => [
    group.entries.map(({ id }) => id).join(' '),
    group.questions,
  ])

it('shows the answers that one person gave one after the other as one line', () => {
  expect(lines(entry('a'), entry('b'), entry('c'))).toEqual([['a b c', 3]])
  expect(groupHistory([entry('a'), entry('b')])[0]?.id).toBe('a')
})

it('counts a question that was answered twice once', () => {
  expect(lines(entry('a'), entry('b', { args: entry('a').args }))).toEqual([['a b', 1]])
})

it('leaves a single answer and everything else as it is', () => {
  const move = entry('m', { name: 'order/move' })
  expect(lines(entry('a'), move, entry('b'), entry('c'), move, move)).toEqual([
    ['a', 0],
    ['m', 0],
    ['b c', 2],
    ['m', 0],
    ['m', 0],
  ])
})

it('shows a step that was undone next as one line', () => {
  const step = entry('s', { name: 'order/move', args: { from: 'enRoute', to: 'onSite' } })
  const undo = (more: object = {}) =>
    entry('u', { name: 'order/takeBack', args: { from: 'onSite', to: 'enRoute' }, ...more })
  const undone = (...entries: ReturnType<typeof entry>[]) =>
    groupHistory(entries).map((group) => [
      group.entries.map(({ id }) => id).join(' '),
      group.isUndone,
    ])
  const apart = [
    ['s', false],
    ['u', false],
  ]
  expect(undone(entry('a'), step, undo(), entry('b'))).toEqual([
    ['a', false],
    ['s u', true],
    ['b', false],
  ])
  expect(undone(step, undo({ actorId: 'ann' }))).toEqual(apart)
  expect(undone(step, undo({ args: { from: 'paused', to: 'onSite' } }))).toEqual(apart)
  expect(undone(step, undo({ uncounted: 'late' }))).toEqual(apart)
})

it('keeps the answers of two people apart', () => {
  expect(lines(entry('a'), entry('b', { actorId: 'ann' }))).toEqual([
    ['a', 0],
    ['b', 0],
  ])
})

it.each([
  ['lost', { lost: [{}] }],
  ['merged', { merged: [{}] }],
  ['not counted', { uncounted: 'afterReview' }],
  ['unreported', { isUnreported: true }],
])('shows an answer that was %s on its own', (_, more) => {
  expect(lines(entry('a'), entry('b', more), entry('c')).map(([ids]) => ids)).toEqual([
    'a',
    'b',
    'c',
  ])
})

describe('a part', () => {
  const use = (minute: number, quantity: number, more: object = {}, act: object = {}) =>
    entry(`${minute}`, {
      name: 'stock/use',
      args: {
        orderId: 'o1',
        itemId: 'filter',
        name: 'Filter',
        unit: 'piece',
        quantity: Math.abs(quantity),
        placeId: 'van',
        back: quantity < 0,
        ...more,
      },
      at: new Date(Date.UTC(2026, 4, 4, 9, minute)).toISOString(),
      ...act,
    })
  const parts = (...entries: ReturnType<typeof entry>[]) =>
    groupHistory(entries).map(({ entries: acts, part }) => [
      acts.map(({ id }) => id).join(' '),
      part && [part.before, part.after],
    ])

  it('is one line with what its corrections came to', () => {
    expect(parts(use(0, 1), use(20, 1), use(21, 2), use(25, -1))).toEqual([
      ['0', null],
      ['20 21 25', [1, 3]],
    ])
    expect(groupHistory([use(0, 1), use(1, 1)])[0]?.part).toMatchObject({
      name: 'Filter',
      unit: 'piece',
    })
  })

  it('is not added up with binary fractions', () => {
    expect(parts(use(0, 0.1), use(1, 0.2))).toEqual([['0 1', [0, 0.3]]])
  })

  it.each([
    ['later', use(6, 1)],
    ['another part', use(1, 1, { itemId: 'pump' })],
    ['from elsewhere', use(1, 1, { placeId: null })],
    ['someone else', use(1, 1, {}, { actorId: 'ann' })],
    ['lost', use(1, 1, {}, { lost: [{}] })],
  ])('stays apart from what was used %s', (_, other) => {
    expect(parts(use(0, 1), other).map(([, part]) => part)).toEqual([null, null])
  })
})
