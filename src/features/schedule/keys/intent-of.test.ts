import { expect, test } from 'vitest'
import { intentOf, type Key, modeIntentOf } from './intent-of.ts'

const key = (name: string, held: Partial<Key> = {}): Key => ({
  key: name,
  isShift: false,
  isMod: false,
  isAlt: false,
  ...held,
})

test('arrows walk, with Shift they extend the selection', () => {
  expect(intentOf(key('ArrowRight'), true)).toEqual({ type: 'visit', by: 1, isExtending: false })
  expect(intentOf(key('ArrowUp', { isShift: true }), true)).toEqual({
    type: 'lane',
    by: -1,
    isExtending: true,
  })
  expect(intentOf(key('PageDown'), true)).toMatchObject({ type: 'lane', by: 10 })
})

test('letters count only while single-letter shortcuts are on', () => {
  expect(intentOf(key('m'), true)).toEqual({ type: 'move' })
  expect(intentOf(key('M', { isShift: true }), true)).toEqual({ type: 'move' })
  expect(intentOf(key('m'), false)).toBeNull()
  expect(intentOf(key('Enter'), false)).toEqual({ type: 'open' })
})

test('combinations with Ctrl work without letters; Alt belongs to the browser', () => {
  expect(intentOf(key('Home', { isMod: true }), false)).toEqual({ type: 'boardEnd', end: 'first' })
  expect(intentOf(key('c', { isMod: true }), true)).toBeNull()
  expect(intentOf(key('ArrowLeft', { isAlt: true }), true)).toBeNull()
})

test('undo and redo are the page’s own, so that one press counts once', () => {
  expect(intentOf(key('z', { isMod: true }), true)).toBeNull()
  expect(intentOf(key('Z', { isMod: true, isShift: true }), true)).toBeNull()
  expect(intentOf(key('y', { isMod: true }), true)).toBeNull()
})

test('in move mode arrows move the visit: a snap, with Shift an hour', () => {
  expect(modeIntentOf(key('ArrowRight'))).toEqual({ type: 'minutes', by: 15 })
  expect(modeIntentOf(key('ArrowLeft', { isShift: true }))).toEqual({ type: 'minutes', by: -60 })
  expect(modeIntentOf(key('PageDown'))).toEqual({ type: 'day', by: 1 })
  expect(modeIntentOf(key('Enter'))).toEqual({ type: 'drop' })
  expect(modeIntentOf(key('x'))).toBeNull()
})
