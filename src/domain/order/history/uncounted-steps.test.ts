import { expect, it } from 'vitest'
import { stepsTaken } from './steps-taken.ts'
import { uncountedSteps } from './uncounted-steps.ts'
import { visitProgress } from './visit-progress.ts'

const at = (time: string) => `2026-05-04T${time}:00.000Z`
const isTechnician = (uid: string) => uid.startsWith('t')
const open = { status: 'onSite', statusAt: at('09:00'), assigneeIds: ['t1'] } as const
const reviewed = { ...open, status: 'reviewed', statusAt: at('12:00') } as const

function entry(id: string, name: string, actorId: string, args: unknown, receivedAt = at('09:00')) {
  return { id, name, args, actorId, at: at('08:00'), receivedAt }
}
const created = entry('created', 'order/create', 'office', { title: 'Tap', assigneeIds: [] })
const people = (id: string, from: string[], to: string[], by = 'office', name = 'order/assign') =>
  entry(id, name, by, { edits: { assigneeIds: { from, to } } })
const moved = (id: string, by: string, to: string, receivedAt?: string | null) => ({
  ...entry(id, 'order/move', by, { to }),
  ...(receivedAt !== undefined && { receivedAt }),
})

const found = (
  order: Parameters<typeof uncountedSteps>[0],
  ...history: ReturnType<typeof moved>[]
) => Object.fromEntries(uncountedSteps(order, history, isTechnician))

it('are those of a technician who was never assigned', () => {
  const given = people('given', [], ['t1'])
  expect(found(open, created, given, moved('m', 't1', 'onSite'))).toEqual({})
  expect(found(open, created, given, moved('m', 't2', 'onSite'))).toEqual({ m: 'notAssigned' })
  expect(found(open, created, given, moved('m', 'office', 'onSite'))).toEqual({})
})

it('do not include those of former assignees', () => {
  for (const name of ['order/assign', 'order/edit', 'booking/plan']) {
    const taken = people('taken', ['t2'], ['t1'], 'office', name)
    expect(found(open, created, taken, moved('m', 't2', 'onSite'))).toEqual({})
  }
  const whole = { ...created, args: { title: 'Tap', assigneeIds: ['t2'] } }
  expect(found(open, whole, moved('m', 't2', 'onSite'))).toEqual({})
})

it('include those of a technician who merely claims to have been assigned', () => {
  const claim = people('claim', [], ['t2'], 't2', 'order/edit')
  expect(found(open, created, claim, moved('m', 't2', 'onSite'))).toEqual({ m: 'notAssigned' })
})

it('are not guessed where the beginning of the history is missing', () => {
  expect(found(open, moved('m', 't2', 'onSite'))).toEqual({})
})

it('are those of technicians that arrived after the review', () => {
  const history = [
    created,
    people('given', [], ['t1']),
    moved('before', 't1', 'onSite', at('11:00')),
    moved('after', 't1', 'done', at('13:00')),
    { ...moved('back', 't1', 'onSite', at('13:00')), name: 'order/takeBack' },
    moved('review', 'office', 'reviewed', at('12:01')),
    moved('here', 't1', 'done', null),
  ]
  expect(found(reviewed, ...history)).toEqual({ after: 'afterReview', back: 'afterReview' })
  expect(found({ ...reviewed, status: 'cancelled' }, ...history)).toEqual({})
})

it('change neither the steps taken nor the stages reached', () => {
  const step = { ...moved('m', 't2', 'onSite'), uncounted: 'notAssigned' }
  expect(stepsTaken([step])).toEqual([])
  expect([...visitProgress('accepted', [step]).reached]).toEqual(['accepted'])
  const counted = { ...step, uncounted: null }
  expect(stepsTaken([counted])).toHaveLength(1)
  expect([...visitProgress('accepted', [counted]).reached]).toEqual(['onSite', 'accepted'])
})
