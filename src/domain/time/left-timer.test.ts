import { describe, expect, it } from 'vitest'
import { leftTimer } from './left-timer.ts'

const mine = { open: true, needsReview: null, isSent: true, assigneeIds: ['me'] }
const step = {
  to: 'onSite',
  from: 'scheduled',
  by: 'me',
  at: '2026-01-05T08:00:00Z',
} as unknown as NonNullable<Parameters<typeof leftTimer>[0]>['needsReview']

describe('a timer that runs on an order', () => {
  it('may go on while the order is this person’s and open', () => {
    expect(leftTimer(mine, 'me')).toBeNull()
  })

  it('has nothing to run for once the order went to someone else', () => {
    expect(leftTimer({ ...mine, assigneeIds: ['other'] }, 'me')).toBe('notYours')
    expect(leftTimer({ ...mine, isSent: false }, 'me')).toBe('notYours')
    expect(leftTimer(null, 'me')).toBe('notYours')
  })

  it('has nothing to run for once the order is closed, unless the office still reviews a step', () => {
    expect(leftTimer({ ...mine, open: false }, 'me')).toBe('closed')
    expect(leftTimer({ ...mine, open: false, needsReview: step }, 'me')).toBeNull()
  })
})
