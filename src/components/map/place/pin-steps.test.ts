import { expect, it } from 'vitest'
import { pinStep } from './pin-steps.ts'

it.each([
  ['ArrowUp', false, { north: 5, east: 0 }],
  ['ArrowDown', true, { north: -50, east: 0 }],
  ['ArrowRight', false, { north: 0, east: 5 }],
  ['ArrowLeft', true, { north: 0, east: -50 }],
  ['Enter', false, null],
  ['constructor', false, null],
])('%s, with Shift: %s', (key, shiftKey, step) => {
  const found = pinStep({ key, shiftKey })
  expect(found && { north: found.north + 0, east: found.east + 0 }).toEqual(step)
})
