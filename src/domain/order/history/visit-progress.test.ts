import { describe, expect, it } from 'vitest'
import type { OrderStatus } from '../order-status.ts'
import { visitProgress } from './visit-progress.ts'

const move = (from: OrderStatus, to: OrderStatus) => ({ name: 'order/move', args: { from, to } })
const back = (from: OrderStatus, to: OrderStatus) => ({
  name: 'order/takeBack',
  args: { from, to },
})
const assign = (args: object) => ({ name: 'order/assign', args })
const plan = (args: object) => ({ name: 'booking/plan', args })
const created = { name: 'order/create', args: { title: 'Leaking tap' } }

/** The transitions through these statuses. */
const path = (...statuses: readonly OrderStatus[]) =>
  statuses.slice(1).map((to, i) => move(statuses[i] ?? 'new', to))

function shown(now: OrderStatus, ...history: Parameters<typeof visitProgress>[1]) {
  const { reached, at, end } = visitProgress(now, history)
  return { reached: [...reached], at, end }
}

describe('the stages of a visit', () => {
  it('are those that were reached, one after the other', () => {
    const day = path('scheduled', 'dispatched', 'accepted', 'enRoute', 'onSite', 'done')
    expect(shown('scheduled', created)).toEqual({ reached: [], at: null, end: null })
    expect(shown('accepted', created, ...day.slice(0, 2))).toEqual({
      reached: ['accepted'],
      at: 'accepted',
      end: null,
    })
    const whole = { reached: ['accepted', 'enRoute', 'onSite'], at: null, end: 'done' }
    expect(shown('done', created, ...day)).toEqual(whole)
    expect(shown('reviewed', created, ...day, move('done', 'reviewed'))).toEqual(whole)
  })

  it('do not include those that were skipped', () => {
    const given = path('dispatched', 'cannotComplete')
    expect(shown('cannotComplete', created, ...given)).toEqual({
      reached: [],
      at: null,
      end: 'cannotComplete',
    })
    expect(shown('reviewed', ...given, move('cannotComplete', 'reviewed')).end).toBe(
      'cannotComplete',
    )
    const arrived = path('dispatched', 'onSite', 'done')
    expect(shown('done', created, ...arrived).reached).toEqual(['onSite'])
  })

  it('stay reached when the order is cancelled or put on hold', () => {
    const there = path('dispatched', 'accepted', 'enRoute', 'onSite')
    expect(shown('cancelled', created, ...there, move('onSite', 'cancelled'))).toEqual({
      reached: ['accepted', 'enRoute', 'onSite'],
      at: null,
      end: 'cancelled',
    })
    expect(shown('onHold', created, ...there, move('onSite', 'onHold'))).toEqual({
      reached: ['accepted', 'enRoute', 'onSite'],
      at: null,
      end: null,
    })
  })

  it('are removed with a step that was undone or tapped by mistake', () => {
    const driving = path('dispatched', 'accepted', 'enRoute')
    expect(shown('accepted', ...driving, back('enRoute', 'accepted')).reached).toEqual(['accepted'])
    expect(shown('accepted', ...driving, move('enRoute', 'accepted')).reached).toEqual(['accepted'])
    const slip = [...driving, move('enRoute', 'onSite'), move('onSite', 'enRoute')]
    expect(shown('enRoute', ...slip).reached).toEqual(['accepted', 'enRoute'])
    const done = [...driving, ...path('enRoute', 'onSite', 'done'), back('done', 'onSite')]
    expect(shown('onSite', ...done)).toMatchObject({ at: 'onSite', end: null })
    const gaveUp = [
      ...driving,
      move('enRoute', 'cannotComplete'),
      back('cannotComplete', 'enRoute'),
    ]
    expect(shown('enRoute', ...gaveUp).reached).toEqual(['accepted', 'enRoute'])
  })

  it('count a pause as being on site, even when the technician drove off during it', () => {
    const paused = path('accepted', 'enRoute', 'onSite', 'paused')
    expect(shown('paused', ...paused)).toMatchObject({ at: 'onSite', end: null })
    expect(shown('enRoute', ...paused, move('paused', 'enRoute')).reached).toContain('onSite')
    expect(
      shown('paused', ...paused, move('paused', 'onSite'), back('onSite', 'paused')).reached,
    ).toContain('onSite')
  })

  it('begin again with the next visit', () => {
    const first = path('dispatched', 'accepted', 'enRoute', 'onSite', 'partlyDone')
    expect(shown('partlyDone', ...first).end).toBe('partlyDone')
    const edits = { plannedStart: { from: null, to: '2026-05-05T09:00:00.000Z' } }
    for (const next of [
      [assign({ edits }), move('scheduled', 'dispatched'), move('dispatched', 'accepted')],
      [assign({ edits: {}, send: true }), move('dispatched', 'accepted')],
      [
        plan({ edits: { start: { from: null, to: '2026-05-05' } } }),
        move('dispatched', 'accepted'),
      ],
      [move('partlyDone', 'dispatched'), move('dispatched', 'accepted')],
    ]) {
      const again = shown('accepted', ...first, ...next)
      expect(again).toEqual({ reached: ['accepted'], at: 'accepted', end: null })
    }
    const people = { assigneeIds: { from: ['anna'], to: ['ben'] } }
    const given = path('dispatched', 'accepted')
    expect(shown('dispatched', ...given, assign({ edits: people })).reached).toEqual([])
    const late = [...given, assign({ edits: people }), move('dispatched', 'onSite')]
    expect(shown('onSite', ...late).reached).toEqual(['onSite'])
  })

  it('are only the certain ones where the beginning of the history is missing', () => {
    expect(shown('done').reached).toEqual(['onSite'])
    expect(shown('cannotComplete').reached).toEqual([])
    expect(shown('reviewed')).toEqual({ reached: [], at: null, end: 'done' })
    expect(shown('onSite', move('enRoute', 'onSite')).reached).toEqual(['enRoute', 'onSite'])
  })

  it('ignore unreadable lines', () => {
    const odd = [
      { name: 'order/move', args: null },
      { name: 'order/move', args: { to: 'teleported' } },
      { name: 'order/assign', args: { edits: 5 } },
      { name: 'future/change', args: {} },
    ]
    expect(shown('accepted', ...odd)).toEqual({ reached: ['accepted'], at: 'accepted', end: null })
  })
})
