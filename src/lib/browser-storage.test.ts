import { afterEach, expect, test, vi } from 'vitest'
import { browserStorage, readStored, writeStored } from './browser-storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function stubStorage(setItem?: () => void) {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: setItem ?? ((key: string, text: string) => void items.set(key, text)),
    removeItem: (key: string) => void items.delete(key),
  })
}

test('a stored text is read back until it is removed', () => {
  stubStorage()
  expect(readStored('a')).toBe(null)
  writeStored('a', 'text')
  expect(readStored('a')).toBe('text')
  writeStored('a', null)
  expect(readStored('a')).toBe(null)
})

test('where the browser forbids storage nothing is stored and nothing throws', () => {
  const forbidden = {
    get: () => {
      throw new Error('SecurityError')
    },
    configurable: true,
  }
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
  Object.defineProperty(globalThis, 'localStorage', forbidden)
  try {
    expect(browserStorage()).toBe(undefined)
    expect(readStored('a')).toBe(null)
    expect(() => writeStored('a', 'text')).not.toThrow()
  } finally {
    if (before) Object.defineProperty(globalThis, 'localStorage', before)
    else Reflect.deleteProperty(globalThis, 'localStorage')
  }
})

test('a full storage is reported', () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const full = new Error('QuotaExceededError')
  stubStorage(() => {
    throw full
  })
  writeStored('a', 'text')
  expect(report).toHaveBeenCalledWith(full)
})
