import { expect, test } from 'vitest'
import { textAt } from './timed-text.ts'

test('a text that was changed follows the time, and keeps every other word', () => {
  const text = 'Hi Ann, flat tyre. I’m there about 10:45, see you.'
  expect(textAt({ text, time: '10:45' }, '11:15')).toBe(
    'Hi Ann, flat tyre. I’m there about 11:15, see you.',
  )
  expect(textAt({ text: 'In an hour', time: '10:45' }, '11:15')).toBe('In an hour')
})
