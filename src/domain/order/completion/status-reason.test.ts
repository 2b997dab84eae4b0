import { expect, it } from 'vitest'
import { publicReason, statusReason } from './status-reason.ts'

const mark = { to: 'done' as const, at: '2026-03-02T09:00:00.000Z', by: 't', reason: '' }
const reason = 'Customer declined'

it('why something is missing stands with what is missing until the office settles that', () => {
  const incomplete = { ...mark, lacks: ['signature'] }
  expect(statusReason({ statusReason: reason, needsReview: incomplete })).toBe('')
  expect(statusReason({ statusReason: reason, needsReview: null })).toBe(reason)
  expect(statusReason({ statusReason: reason, needsReview: { ...mark, lacks: [] } })).toBe(reason)
})

it('the customer reads why the work was not done, not why it was completed without something', () => {
  expect(publicReason({ status: 'cannotComplete', statusReason: reason })).toBe(reason)
  expect(publicReason({ status: 'done', statusReason: reason })).toBe('')
})
