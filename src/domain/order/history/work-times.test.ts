import { describe, expect, it } from 'vitest'
import type { TimeEntry } from '#domain/entities/time-entry.ts'
import { type HistoryStep, stepsTaken } from './steps-taken.ts'
import { workTimes } from './work-times.ts'

const at = (time: string) => `2026-05-04T${time}:00.000Z`
const context = { now: Date.parse(at('12:00')), timeZone: 'UTC' }
const hour = 3_600_000

function moved(time: string, to: string, actorId = 't1'): HistoryStep {
  return { name: 'order/move', args: { orderId: 'o1', to }, actorId, at: at(time) }
}

function entry(
  kind: TimeEntry['kind'],
  userId: string,
  from: string,
  to: string | null,
): TimeEntry {
  return {
    id: `${userId}${from}`,
    schema: 1,
    updatedAt: at(from),
    updatedBy: userId,
    deletedAt: null,
    createdAt: at(from),
    createdBy: userId,
    userId,
    kind,
    orderId: 'o1',
    startedAt: at(from),
    endedAt: to === null ? null : at(to),
    note: '',
  }
}

const day = [
  moved('08:00', 'accepted'),
  moved('08:30', 'enRoute'),
  moved('09:00', 'onSite'),
  moved('10:00', 'paused'),
  moved('10:30', 'onSite'),
  moved('11:00', 'done'),
]

describe('steps', () => {
  it('back along the route were slips', () => {
    const mistake = [
      ...day.slice(0, 3),
      { ...moved('09:05', 'enRoute'), args: { from: 'onSite', to: 'enRoute' } },
      moved('09:20', 'onSite'),
    ]
    expect(stepsTaken(mistake).map((step) => [step.to, step.at.slice(11, 16)])).toEqual([
      ['accepted', '08:00'],
      ['enRoute', '08:30'],
      ['onSite', '09:20'],
    ])
  })

  it('were taken when they were made, where they were confirmed later', () => {
    const confirmed = moved('09:00', 'onSite')
    const args = { from: 'enRoute', to: 'onSite', madeAt: at('08:52') }
    expect(stepsTaken([...day.slice(0, 2), { ...confirmed, args }]).at(-1)).toEqual({
      to: 'onSite',
      at: at('08:52'),
      by: 't1',
    })
    const damaged = { ...args, madeAt: 'earlier' }
    expect(stepsTaken([{ ...confirmed, args: damaged }]).at(-1)?.at).toBe(at('09:00'))
  })

  it('that were undone did not happen, and other lines are not steps', () => {
    const history = [
      ...day.slice(0, 3),
      {
        name: 'order/takeBack',
        args: { from: 'onSite', to: 'enRoute' },
        actorId: 't1',
        at: at('09:05'),
      },
      { name: 'order/edit', args: { to: 'done' }, actorId: 't1', at: at('09:06') },
      { name: 'order/move', args: { to: 'elsewhere' }, actorId: 't1', at: at('09:07') },
      moved('09:20', 'onSite'),
    ]
    expect(stepsTaken(history).map((step) => [step.to, step.at.slice(11, 16)])).toEqual([
      ['accepted', '08:00'],
      ['enRoute', '08:30'],
      ['onSite', '09:20'],
    ])
  })
})

describe('work times', () => {
  const done = { status: 'done', statusAt: at('11:00') } as const

  it('come from the steps and from what each person recorded', () => {
    const entries = [
      entry('travel', 't1', '08:30', '09:00'),
      entry('order', 't1', '09:00', '10:00'),
      entry('order', 't1', '10:30', '11:00'),
      entry('order', 't2', '09:30', '10:00'),
      entry('break', 't1', '10:00', '10:30'),
    ]
    expect(workTimes(done, stepsTaken(day), entries, context)).toEqual({
      visits: [{ arrivedAt: at('09:00'), finishedAt: at('11:00') }],
      labour: [
        { userId: 't1', length: 1.5 * hour },
        { userId: 't2', length: 0.5 * hour },
      ],
      travel: [{ userId: 't1', length: 0.5 * hour }],
    })
  })

  it('follow the steps where no time was recorded, without the pauses', () => {
    const { labour, travel } = workTimes(done, stepsTaken(day), [], context)
    expect(labour).toEqual([{ userId: 't1', length: 1.5 * hour }])
    expect(travel).toEqual([])
  })

  it('have no end while the work goes on, and count up to now', () => {
    const running = { status: 'onSite', statusAt: at('09:00') } as const
    const times = workTimes(running, stepsTaken(day.slice(0, 3)), [], context)
    expect(times.visits).toEqual([{ arrivedAt: at('09:00'), finishedAt: null }])
    expect(times.labour).toEqual([{ userId: 't1', length: 3 * hour }])
  })

  it('keep the end of the work after the review', () => {
    const reviewed = { status: 'reviewed', statusAt: at('11:45') } as const
    const steps = stepsTaken([...day, moved('11:45', 'reviewed', 'a1')])
    const visit = { arrivedAt: at('09:00'), finishedAt: at('11:00') }
    expect(workTimes(reviewed, steps, [], context).visits).toEqual([visit])
    expect(workTimes(reviewed, [], [], context).visits).toEqual([])
    expect(workTimes(done, [], [], context).visits).toEqual([{ ...visit, arrivedAt: null }])
  })

  it('separate one visit from the next', () => {
    const steps = stepsTaken([
      ...day.slice(0, 3),
      moved('09:30', 'partlyDone'),
      moved('10:00', 'enRoute'),
      moved('10:30', 'onSite'),
      moved('11:00', 'done'),
    ])
    const { visits, labour } = workTimes(done, steps, [], context)
    expect(visits).toEqual([
      { arrivedAt: at('09:00'), finishedAt: at('09:30') },
      { arrivedAt: at('10:30'), finishedAt: at('11:00') },
    ])
    expect(labour).toEqual([{ userId: 't1', length: hour }])
  })

  it('count giving up before arrival as a visit without an arrival', () => {
    const steps = stepsTaken([moved('08:00', 'accepted'), moved('08:10', 'cannotComplete')])
    const gaveUp = { status: 'cannotComplete', statusAt: at('08:10') } as const
    expect(workTimes(gaveUp, steps, [], context)).toMatchObject({
      visits: [{ arrivedAt: null, finishedAt: at('08:10') }],
      labour: [],
    })
  })

  it('ignore a clock that was forgotten on an earlier day', () => {
    const forgotten = {
      ...entry('order', 't1', '09:00', null),
      startedAt: '2026-05-01T09:00:00.000Z',
    }
    const times = workTimes(done, [], [forgotten], context)
    expect(times.labour).toEqual([])
    expect(times.visits[0]?.arrivedAt).toBe('2026-05-01T09:00:00.000Z')
  })
})
