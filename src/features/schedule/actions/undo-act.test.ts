import { expect, test } from 'vitest'
import { furtherVisit } from '#domain/booking/further-visit.ts'
import { boardItem } from '../board/board-item.fixture.ts'
import type { BoardItem } from '../board/use-board.ts'
import { actMutations } from './plan-mutation.ts'
import { splitAct } from './split-act.ts'
import { turned, undoingAct } from './undo-act.ts'
import { changeTo } from './visit-change.ts'

const at = (day: number) => `2026-05-0${day}T08:00:00.000Z`
const whole: BoardItem = { ...boardItem('o1'), assigneeIds: ['t1'], start: at(4), minutes: 900 }
const pieces = [4, 5, 6].map((day) => ({ start: at(day), minutes: 300 }))
const act = splitAct(whole, pieces)
if (!act) throw new Error('Too many parts')

/** The board after the split, with what someone else has changed since. */
function board(...others: readonly Partial<BoardItem>[]): ReadonlyMap<string, BoardItem> {
  const parts = pieces.map((piece, i): BoardItem => {
    const further = i === 0 ? {} : furtherVisit('o1', i + 1)
    return { ...whole, ...further, ...piece, assigneeIds: ['t1'], ...others[i] }
  })
  return new Map(parts.map((one) => [one.id, one]))
}

test('a split gives the first visit its piece and plans a further one for each other', () => {
  expect(act.changes).toEqual([{ visitId: 'o1', from: { minutes: 900 }, to: { minutes: 300 } }])
  expect(act.parts.map(({ part, plan, becomes }) => [part, plan.start, becomes])).toEqual([
    [2, at(5), 'planned'],
    [3, at(6), 'planned'],
  ])
})

test('undoing a split cancels its parts and gives the first visit its length again', () => {
  const { changes, parts, kept } = undoingAct(act, board())
  expect(changes).toEqual([{ visitId: 'o1', from: { minutes: 300 }, to: { minutes: 900 } }])
  expect(parts.map(({ part, becomes }) => [part, becomes])).toEqual([
    [2, 'cancelled'],
    [3, 'cancelled'],
  ])
  expect(kept).toEqual([])
})

test.each([
  ['moved', { start: at(7) }],
  ['given to someone else', { assigneeIds: ['t2'] }],
  ['sent', { isSent: true }],
])('a part that was %s since stays, and is named', (_, change) => {
  const { parts, kept } = undoingAct(act, board({}, change))
  expect(parts.map(({ part }) => part)).toEqual([3])
  expect(kept).toEqual(['o1-2'])
})

test('a part that was cancelled since needs nothing, and is not named', () => {
  const visits = new Map([...board()].filter(([id]) => id !== 'o1-3'))
  const { parts, kept } = undoingAct(act, visits)
  expect(parts.map(({ part }) => part)).toEqual([2])
  expect(kept).toEqual([])
})

test('redoing a split plans the same parts again, except one that someone has planned since', () => {
  const undone = turned(act)
  const joined = new Map([['o1', whole]])
  expect(undoingAct(undone, joined)).toEqual({ ...act, kept: [] })
  const other = new Map([...joined, ...[...board({}, { start: at(7) })].slice(1, 2)])
  const { parts, kept } = undoingAct(undone, other)
  expect(parts.map(({ part }) => part)).toEqual([3])
  expect(kept).toEqual(['o1-2'])
})

test('undoing a move to another person gives back that the order was accepted, and redoing does not', () => {
  const order = { ...whole.order, status: 'accepted' as const, assigneeIds: ['t1'] }
  const accepted = { ...whole, order }
  const change = changeTo(accepted, { assigneeIds: ['t2'], start: at(5) })
  if (!change) throw new Error('Nothing changed')
  const moved = { changes: [change], parts: [] }
  const visits = new Map([['o1', { ...accepted, assigneeIds: ['t2'], start: at(5) }]])
  expect(actMutations(undoingAct(moved, visits), visits, true)).toMatchObject([
    { name: 'booking/plan', args: { edits: { assigneeIds: { to: ['t1'] } } } },
    { name: 'order/takeBack', args: { orderId: 'o1', from: 'dispatched', to: 'accepted' } },
  ])
  const back = new Map([['o1', accepted]])
  expect(actMutations(undoingAct(turned(moved), back), back, true)).toHaveLength(1)
  const elsewhen = new Map([['o1', { ...accepted, assigneeIds: ['t2'], start: at(7) }]])
  expect(actMutations(undoingAct(moved, elsewhen), elsewhen, true)).toHaveLength(1)
})

test('a visit that is sent with its plan is so again when that is redone, and only then', () => {
  const waiting = [boardItem('o1'), boardItem('o2')].map((one) => ({ ...one, start: null }))
  const changes = waiting.flatMap(
    (one) => changeTo(one, { assigneeIds: ['t9'], start: at(5) }) ?? [],
  )
  const before = new Map(waiting.map((one) => [one.id, one]))
  const sent = { changes, parts: [], sends: ['o1'] }
  const sendsOf = (mutations: readonly { args: unknown }[]) =>
    mutations.map(({ args }) => (args as { send?: boolean }).send ?? false)
  expect(sendsOf(actMutations(sent, before, false))).toEqual([true, false])
  const planned = waiting.map((one) => ({
    ...one,
    assigneeIds: ['t9'],
    start: at(5),
    isSent: true,
  }))
  const after = new Map(planned.map((one) => [one.id, one]))
  expect(sendsOf(actMutations(undoingAct(sent, after), after, true))).toEqual([false, false])
})

test('time off that comes with the moves is cancelled when they are undone, and not added again', () => {
  const addsAbsence = {
    absenceId: 'off',
    userId: 't1',
    kind: 'sick',
    fromOn: '2026-05-04',
    toOn: '2026-05-04',
    note: '',
  } as const
  const change = changeTo(whole, { assigneeIds: ['t2'] })
  if (!change) throw new Error('Nothing changed')
  const act = { changes: [change], parts: [], addsAbsence }
  const before = new Map([['o1', whole]])
  const after = new Map([['o1', { ...whole, assigneeIds: ['t2'] }]])
  const namesOf = (mutations: readonly { name: string }[]) => mutations.map(({ name }) => name)
  const done = actMutations(act, before, false)
  expect(namesOf(done)).toEqual(['booking/plan', 'absence/add'])
  expect(done[1]?.args).toEqual(addsAbsence)
  const undone = actMutations(undoingAct(act, after), after, true)
  expect(namesOf(undone)).toEqual(['booking/plan', 'absence/cancel'])
  expect(undone[1]?.args).toEqual({ absenceId: 'off' })
  const again = actMutations(undoingAct(turned(act), before), before, true)
  expect(namesOf(again)).toEqual(['booking/plan'])
})
