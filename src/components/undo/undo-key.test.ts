import { expect, test } from 'vitest'
import { undoKey } from './undo-key.ts'

const ctrl = { isShift: false, isMod: true, isAlt: false }

test('Ctrl+Z undoes, with Shift or as Ctrl+Y it redoes', () => {
  expect(undoKey({ ...ctrl, key: 'z' })).toBe('undo')
  expect(undoKey({ ...ctrl, key: 'Z', isShift: true })).toBe('redo')
  expect(undoKey({ ...ctrl, key: 'y' })).toBe('redo')
})

test('other keys do neither', () => {
  expect(undoKey({ ...ctrl, key: 'z', isMod: false })).toBeNull()
  expect(undoKey({ ...ctrl, key: 'z', isAlt: true })).toBeNull()
  expect(undoKey({ ...ctrl, key: 'x' })).toBeNull()
})
