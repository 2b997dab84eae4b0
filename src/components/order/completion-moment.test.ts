import { afterEach, expect, test, vi } from 'vitest'
import { forgetCompletion, isJustCompleted, noteCompletion } from './completion-moment.ts'

afterEach(() => vi.unstubAllGlobals())

function device(isStill: boolean) {
  const vibrate = vi.fn()
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
  vi.stubGlobal('navigator', { vibrate })
  return vibrate
}

test('a completion is felt, and is new until it has been shown', () => {
  const vibrate = device(false)
  noteCompletion('a')
  expect(vibrate).toHaveBeenCalledOnce()
  expect(isJustCompleted('a')).toBe(true)
  expect(isJustCompleted('b')).toBe(false)
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + 60_000)
  expect(isJustCompleted('a')).toBe(false)
  vi.restoreAllMocks()
  expect(isJustCompleted('a')).toBe(true)
  forgetCompletion('a')
  expect(isJustCompleted('a')).toBe(false)
})

test('with reduced motion there is no moment', () => {
  const vibrate = device(true)
  noteCompletion('c')
  expect(vibrate).not.toHaveBeenCalled()
  expect(isJustCompleted('c')).toBe(false)
})
