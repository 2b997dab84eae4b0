import { describe, expect, it } from 'vitest'
import { actionWidth, draggedOffset, restingOffset, swipeAxis } from './swipe-motion.ts'

const both = { start: true, end: true }
const onlyEnd = { start: false, end: true }

it('waits until it is clear what the finger does, and scrolls when in doubt', () => {
  expect(swipeAxis(7, 6)).toBeNull()
  expect(swipeAxis(-12, 3)).toBe('swipe')
  expect(swipeAxis(12, -3)).toBe('swipe')
  expect(swipeAxis(2, 14)).toBe('scroll')
  expect(swipeAxis(20, 15)).toBe('scroll')
})

describe('under the finger', () => {
  it('a row follows as far as its action is wide, then gives way slowly', () => {
    expect(draggedOffset(90, both)).toBe(90)
    expect(draggedOffset(-90, both)).toBe(-90)
    expect(draggedOffset(actionWidth + 100, both)).toBe(actionWidth + 15)
  })

  it('a row gives way only a little where there is no action', () => {
    expect(draggedOffset(90, onlyEnd)).toBe(14)
    expect(draggedOffset(300, onlyEnd)).toBe(20)
    expect(draggedOffset(-90, onlyEnd)).toBe(-90)
  })

  it('a row follows while its actions are still being read', () => {
    expect(draggedOffset(90, null)).toBe(90)
  })
})

describe('when the finger lifts', () => {
  it('the action stays revealed only from a clear distance on', () => {
    expect(restingOffset(55, both)).toBe(0)
    expect(restingOffset(56, both)).toBe(actionWidth)
    expect(restingOffset(-55, both)).toBe(0)
    expect(restingOffset(-56, both)).toBe(-actionWidth)
  })

  it('a row without an action there closes', () => {
    expect(restingOffset(120, onlyEnd)).toBe(0)
    expect(restingOffset(-120, onlyEnd)).toBe(-actionWidth)
  })
})
