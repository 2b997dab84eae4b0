import { expect, test } from 'vitest'
import * as v from 'valibot'
import { visibleAnswer } from './visible-answer.ts'

const documentHash = '0'.repeat(64)
const decline = (name: string, reason = 'Too expensive') =>
  v.safeParse(visibleAnswer, { kind: 'decline', name, documentHash, reason })

test('an answer says nothing that cannot be seen', () => {
  expect(decline('Ana\u202E\n zi\u200BuR', 'No\u2066\u0000\nthanks 👩‍🔧').output).toMatchObject({
    name: 'Ana ziuR',
    reason: 'No\nthanks 👩‍🔧',
  })
  const rated = { kind: 'rate', stars: 5, comment: 'Go\u202Eod' }
  expect(v.parse(visibleAnswer, rated)).toMatchObject({ comment: 'Good' })
})

test.each([
  '\u200B\u200B',
  '\u202E\u202C',
  '\u200D\u200D',
  '\u3164\u3164',
  '\u2800 \u2800',
  'A\u2060',
])('a name must be seen: %j', (name) => {
  expect(decline(name).success).toBe(false)
})

test.each(['\u200B', '\u3164'])('a reason must be seen: %j', (reason) => {
  expect(decline('Ana Ruiz', reason).success).toBe(false)
})

test.each(['李明', 'Zoë', 'عليّ', "O'Neil-Sánchez", '田 '.repeat(2)])('%s is a name', (name) => {
  expect(decline(name).success).toBe(true)
})
