import { beforeEach, expect, test, vi } from 'vitest'
import { keepTimer, readKeptTimers } from './kept-timers.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

test('a timer that is kept running is remembered with its order, for its person alone', () => {
  keepTimer('me', { id: 't1', title: 'Boiler' }, ['t1', 't2'])
  keepTimer('me', { id: 't2', title: 'Pump' }, ['t1', 't2'])
  expect(readKeptTimers('me')).toEqual({ t1: 'Boiler', t2: 'Pump' })
  expect(readKeptTimers('mate')).toEqual({})
})

test('one that has ended is forgotten with the next', () => {
  keepTimer('me', { id: 't1', title: 'Boiler' }, ['t1'])
  keepTimer('me', { id: 't2', title: 'Pump' }, ['t2'])
  expect(readKeptTimers('me')).toEqual({ t2: 'Pump' })
})

test('what cannot be read counts as nothing', () => {
  localStorage.setItem('daybook:keptTimers:me', '{')
  expect(readKeptTimers('me')).toEqual({})
})
