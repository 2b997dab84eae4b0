import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectEarlyLetters, earlyLetters, takeEarlyLetters } from './early-letters.ts'

const page = new EventTarget()

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})

afterEach(() => {
  takeEarlyLetters()
  vi.unstubAllGlobals()
})

/** Presses a key; returns whether the page may still act on it. */
function press(key: string, held: Partial<KeyboardEvent> = {}): boolean {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key, ...held })
  return page.dispatchEvent(event)
}

test('letters typed before the palette has its field are kept from the page', () => {
  collectEarlyLetters()
  const reached = ['n', 'o', 'x', 'Backspace', ' ', 'Enter'].filter((key) => press(key))
  expect(reached).toEqual([])
  expect(earlyLetters()).toBe('no ')
  expect(takeEarlyLetters()).toBe('no ')
})

test('afterwards, and with Ctrl held, keys are the page’s again', () => {
  collectEarlyLetters()
  expect(press('k', { ctrlKey: true })).toBe(true)
  expect(press('Escape')).toBe(true)
  takeEarlyLetters()
  expect(press('n')).toBe(true)
  expect(earlyLetters()).toBe('')
})

test('asked for twice, it starts again and collects each letter once', () => {
  collectEarlyLetters()
  press('a')
  collectEarlyLetters()
  press('b')
  expect(takeEarlyLetters()).toBe('b')
})
