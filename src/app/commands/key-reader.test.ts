import { expect, test } from 'vitest'
import { createKeyReader, type KeyPress } from './key-reader.ts'

const bindings = [
  { id: 'palette', keys: 'mod+k' },
  { id: 'help', keys: '?' },
  { id: 'new', keys: 'n' },
  { id: 'orders', keys: 'g o' },
  { id: 'customers', keys: 'g c' },
]

function typing(letters = true) {
  const read = createKeyReader()
  let at = 0
  return (key: string, more: Partial<KeyPress> & { after?: number } = {}) => {
    at += more.after ?? 100
    return read({ key, mod: false, inText: false, at, ...more }, bindings, letters)
  }
}

test('a key combination works everywhere', () => {
  const press = typing()
  expect(press('k', { mod: true })).toBe('palette')
  expect(press('K', { mod: true, inText: true })).toBe('palette')
})

test('single letters work only outside text fields', () => {
  const press = typing()
  expect(press('n', { inText: true })).toBeUndefined()
  expect(press('n')).toBe('new')
  expect(press('?')).toBe('help')
})

test('single letters can be switched off without affecting combinations', () => {
  const press = typing(false)
  expect(press('n')).toBeUndefined()
  expect(press('k', { mod: true })).toBe('palette')
})

test('a sequence needs its letters in order and within the time limit', () => {
  const press = typing()
  expect(press('g')).toBeUndefined()
  expect(press('o')).toBe('orders')
  expect(press('g')).toBeUndefined()
  expect(press('o', { after: 5000 })).toBeUndefined()
})

test('a wrong second letter starts a new sequence', () => {
  const press = typing()
  expect(press('g')).toBeUndefined()
  expect(press('n')).toBe('new')
  expect(press('g')).toBeUndefined()
  expect(press('g')).toBeUndefined()
  expect(press('c')).toBe('customers')
})

test('typing text resets the sequence', () => {
  const press = typing()
  press('g')
  press('x', { inText: true })
  expect(press('o')).toBeUndefined()
})
