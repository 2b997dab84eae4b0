import { expect, test } from 'vitest'
import type { NewOrderValues } from './new-order-values.ts'
import { usualSave } from './usual-save.ts'

const urgent: Pick<NewOrderValues, 'assigneeIds' | 'priority' | 'day'> = {
  assigneeIds: [],
  priority: 'urgent',
  day: '',
}

test('an urgent order without a person or day is fitted in by who may plan', () => {
  expect(usualSave(urgent, true)).toBe('fitIn')
  expect(usualSave(urgent, false)).toBe('saved')
  expect(usualSave({ ...urgent, priority: 'high' }, true)).toBe('saved')
  expect(usualSave({ ...urgent, day: '2026-07-01' }, true)).toBe('saved')
})

test('an order with a person is sent, also an urgent one', () => {
  expect(usualSave({ ...urgent, assigneeIds: ['t1'] }, true)).toBe('sent')
  expect(usualSave({ ...urgent, assigneeIds: ['t1'], priority: 'low' }, false)).toBe('sent')
})
