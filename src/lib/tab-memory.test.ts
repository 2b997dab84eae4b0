import { expect, test } from 'vitest'
import { createTabMemory, forgetTab } from './tab-memory.ts'

test('what is set is kept for its day, and told to those who listen', () => {
  const memory = createTabMemory<string>()
  const told: (string | undefined)[] = []
  const stop = memory.subscribe(() => told.push(memory.get('2026-05-04')))
  memory.set('2026-05-04', 'week')
  expect(memory.get('2026-05-04')).toBe('week')
  expect(memory.get('2026-05-05')).toBeUndefined()
  stop()
  memory.set('2026-05-05', 'day')
  expect(memory.get('2026-05-04')).toBeUndefined()
  expect(told).toEqual(['week'])
})

test('nothing is kept once the tab forgets', () => {
  const memory = createTabMemory<string>()
  memory.set('2026-05-04', 'week')
  forgetTab()
  expect(memory.get('2026-05-04')).toBeUndefined()
})
