import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { focusHeadingIfLost, keepFocus } from './keep-focus.ts'

const body = { closest: () => null }
const button = { closest: () => null }
const inSheet = { closest: (selector: string) => (selector === '[data-sheet]' ? {} : null) }
const heading = { getClientRects: () => [{}], focus: vi.fn() }
const page = { body, activeElement: body as object, querySelectorAll: () => [heading] }
const row = { contains: (one: unknown) => one === button } as unknown as HTMLElement

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16))
  heading.focus.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Removes the row while `focused` has the focus, which then is where `after` says. */
function remove(focused: object, after: object): void {
  page.activeElement = focused
  keepFocus(row)()
  page.activeElement = after
  vi.runAllTimers()
}

test('the heading gets the focus of what was removed', () => {
  remove(button, body)
  expect(heading.focus).toHaveBeenCalledOnce()
})

test('focus that was elsewhere, or went elsewhere, stays there', () => {
  remove(body, body)
  remove(button, { closest: () => null })
  remove(button, button)
  expect(heading.focus).not.toHaveBeenCalled()
})

test('the heading gets the focus of a sheet once that has closed', () => {
  page.activeElement = inSheet
  focusHeadingIfLost()
  vi.advanceTimersByTime(300)
  page.activeElement = body
  vi.runAllTimers()
  expect(heading.focus).toHaveBeenCalledOnce()
})

test('the button that opened a sheet has time to get its focus back', () => {
  page.activeElement = body
  focusHeadingIfLost()
  vi.advanceTimersByTime(75)
  page.activeElement = button
  vi.runAllTimers()
  expect(heading.focus).not.toHaveBeenCalled()
})

test('a sheet that stays open keeps its focus', () => {
  page.activeElement = inSheet
  focusHeadingIfLost()
  vi.runAllTimers()
  expect(heading.focus).not.toHaveBeenCalled()
})
