import { expect, it } from 'vitest'
import { createDoubleTapGuard } from './double-tap-guard.ts'

const guard = () => createDoubleTapGuard(600)

it('takes the first tap, and the next one once the new label has been shown for a while', () => {
  const { tap, shown, blockedForMs } = guard()
  expect(tap('accept', 0)).toBe(true)
  shown('drive', 20)
  expect(tap('drive', 370)).toBe(false)
  expect(blockedForMs(370)).toBe(250)
  expect(tap('drive', 619)).toBe(false)
  expect(tap('drive', 620)).toBe(true)
})

it('counts from the time of painting, however slow that was', () => {
  const { tap, shown } = guard()
  expect(tap('accept', 0)).toBe(true)
  expect(tap('accept', 350)).toBe(false)
  shown('accept', 400)
  expect(tap('accept', 900)).toBe(false)
  shown('drive', 2000)
  // The second tap, which waited for the slow phone.
  expect(tap('drive', 2001)).toBe(false)
  expect(tap('drive', 2600)).toBe(true)
})

it('starts over when the label changes again', () => {
  const { tap, shown } = guard()
  expect(tap('finish', 0)).toBe(true)
  shown('finished', 20)
  shown('accept the next order', 500)
  expect(tap('accept the next order', 900)).toBe(false)
  expect(tap('accept the next order', 1100)).toBe(true)
})

it('lets the same label be tapped again when the tap had no effect', () => {
  const { tap, release } = guard()
  expect(tap('accept', 0)).toBe(true)
  release(100)
  expect(tap('accept', 600)).toBe(false)
  expect(tap('accept', 700)).toBe(true)
})

it('does not delay a tap on a label that has been shown all along', () => {
  const { tap, shown } = guard()
  shown('accept', 0)
  expect(tap('accept', 1)).toBe(true)
})
