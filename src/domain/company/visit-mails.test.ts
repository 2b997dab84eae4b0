import * as v from 'valibot'
import { expect, test } from 'vitest'
import { visitMails, visitMailsOf, visitMailsText } from './visit-mails.ts'

test('kinds are stored once each and always in the same order', () => {
  expect(visitMailsText(['onTheWay', 'booked', 'booked'])).toBe('booked,onTheWay')
  expect(visitMailsOf('booked,onTheWay')).toEqual(['booked', 'onTheWay'])
  expect(visitMailsOf('')).toEqual([])
  expect(visitMailsOf('booked,later')).toEqual(['booked'])
})

test.each(['', 'booked', 'dayBefore,onTheWay', 'booked,dayBefore,onTheWay'])(
  'an edit may set "%s"',
  (text) => expect(v.is(visitMails, text)).toBe(true),
)

test.each(['onTheWay,booked', 'booked,', ',booked', 'booked,booked', 'later'])(
  'an edit may not set "%s"',
  (text) => expect(v.is(visitMails, text)).toBe(false),
)
