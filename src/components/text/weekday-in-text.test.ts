import { expect, test } from 'vitest'
import { weekdayInText } from './weekday-in-text.ts'

test('a weekday within a sentence is written as the language does', () => {
  expect(weekdayInText('en-GB', 'monday')).toBe('Monday')
  expect(weekdayInText('es', 'monday')).toBe('lunes')
  expect(weekdayInText('es', 'sunday')).toBe('domingo')
})
