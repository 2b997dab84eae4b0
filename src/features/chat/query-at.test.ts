import { expect, it } from 'vitest'
import { queryAt } from './query-at.ts'

it('suggests for the text in the field, not for one that was already sent', () => {
  const typed = { text: 'Ask @An', caret: 7 }
  expect(queryAt(typed, 'Ask @An')).toEqual({ from: 4, typed: 'An' })
  expect(queryAt(typed, '')).toBeNull()
})
