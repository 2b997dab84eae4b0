import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { focusFirstInvalid } from './focus-first-invalid.ts'

const error = { scrollIntoView: vi.fn() }
const input = { ...fake(true), getAttribute: () => 'help error' }
const later = { ...fake(true), getAttribute: () => null }

function fake(isFocusable: boolean, inside: object | null = null) {
  return {
    focus: vi.fn(),
    matches: () => isFocusable,
    querySelector: () => inside,
    getAttribute: (): string | null => null,
  }
}

function submit(...marked: readonly object[]): void {
  const form = {
    querySelector: (selector: string) => (selector.startsWith(':focus') ? null : marked[0]),
    querySelectorAll: () => marked,
  }
  focusFirstInvalid(form as unknown as HTMLFormElement)
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frame())
  vi.stubGlobal('document', { activeElement: null, getElementById: () => error })
})
afterEach(() => vi.unstubAllGlobals())

test('the first field that is wrong gets the focus, and its error is brought into view', () => {
  submit(input, later)
  expect(input.focus).toHaveBeenCalledOnce()
  expect(error.scrollIntoView).toHaveBeenCalledOnce()
  expect(later.focus).not.toHaveBeenCalled()
})

test('a frame that is marked and takes no focus leaves it to the control inside', () => {
  const frame = fake(false, input)
  submit(frame, input, later)
  expect(frame.focus).not.toHaveBeenCalled()
  expect(input.focus).toHaveBeenCalledOnce()
})

test('what has no control is passed over', () => {
  submit(fake(false), later)
  expect(later.focus).toHaveBeenCalledOnce()
})
