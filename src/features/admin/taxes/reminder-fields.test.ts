import { expect, test } from 'vitest'
import { reminderText, wrongReminderField } from './reminder-fields.ts'

test('fields that are left empty are no reminders', () => {
  expect(reminderText(['7', '', ' 21 '])).toBe('7,21')
  expect(reminderText(['', '', ''])).toBe('')
})

test('the first field that holds no later day than those before it is the wrong one', () => {
  expect(wrongReminderField(['7', '21', '35'])).toBeNull()
  expect(wrongReminderField(['', '', ''])).toBeNull()
  expect(wrongReminderField(['7', '5', ''])).toBe(1)
  expect(wrongReminderField(['7', '', '7'])).toBe(2)
  expect(wrongReminderField(['x', '21', ''])).toBe(0)
  expect(wrongReminderField(['7', '21', '181'])).toBe(2)
})
