import { expect, it } from 'vitest'
import { createEchoGuard } from './echo-guard.ts'

const guard = () => createEchoGuard(600)

it('takes the first tap, and the next one once the new label has been shown for a while', () => {
  const { tap, drawn, restsFor } = guard()
  expect(tap('accept', 0)).toBe(true)
  drawn('drive', 20)
  expect(tap('drive', 370)).toBe(false)
  expect(restsFor(370)).toBe(250)
  expect(tap('drive', 619)).toBe(false)
  expect(tap('drive', 620)).toBe(true)
})

it('counts from the time of painting, however slow that was', () => {
  const { tap, drawn } = guard()
  expect(tap('accept', 0)).toBe(true)
  expect(tap('accept', 350)).toBe(false)
  drawn('accept', 400)
  expect(tap('accept', 900)).toBe(false)
  drawn('drive', 2000)
  // The second tap, which waited for the slow phone.
  expect(tap('drive', 2001)).toBe(false)
  expect(tap('drive', 2600)).toBe(true)
})

it('starts over when the label changes again', () => {
  const { tap, drawn } = guard()
  expect(tap('finish', 0)).toBe(true)
  drawn('finished', 20)
  drawn('accept the next order', 500)
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
  const { tap, drawn } = guard()
  drawn('accept', 0)
  expect(tap('accept', 1)).toBe(true)
})
