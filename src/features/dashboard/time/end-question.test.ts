import { expect, it } from 'vitest'
import { endQuestion } from './end-question.ts'

it.each([
  [0, false, null],
  [0, true, 'work'],
  [2, false, 'decide'],
  [2, true, 'decide'],
])('%i changes to decide about, work running: %s', (actionNeeded, isWorking, asked) => {
  expect(endQuestion({ actionNeeded, isWorking })).toBe(asked)
})
