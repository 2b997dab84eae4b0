import { beforeEach, expect, test, vi } from 'vitest'
import type { DayEntry } from '#domain/booking/day-entries.ts'
import { askBeforeCompleting, type LaterVisitQuestion } from './later-visit-question.ts'

const { ask } = vi.hoisted(() => ({ ask: vi.fn<(question: LaterVisitQuestion) => void>() }))
vi.mock('./create-question.ts', () => ({ createQuestion: () => ({ ask }) }))

const order = {
  id: 'o1',
  status: 'onSite',
  statusAt: '2026-05-04T08:05:00.000Z',
  statusReason: '',
} as const

function visit(part: number, start: string, assigneeId = 't1'): DayEntry {
  const series = { place: part, count: 3, isOwn: false }
  return {
    id: `v${part}`,
    orderId: 'o1',
    part,
    assigneeIds: [assigneeId],
    start,
    end: null,
    series,
  }
}

const today = visit(1, '2026-05-04T08:00:00.000Z')
const tomorrow = visit(2, '2026-05-05T15:00:00.000Z', 't2')
const dayAfter = visit(3, '2026-05-06')

const completeOrder = vi.fn<(isAsked: boolean) => void>()
const endVisit = vi.fn<() => void>()

function complete(entries: readonly DayEntry[]) {
  const at = { now: '2026-05-04T09:00:00.000Z', timeZone: 'Europe/London' }
  askBeforeCompleting({ order, entries, completeOrder, endVisit, ...at })
}

beforeEach(() => vi.clearAllMocks())

test('completing an order with later visits, anyone’s, asks first', () => {
  complete([dayAfter, today, tomorrow])
  const visits = [tomorrow, dayAfter]
  expect(ask).toHaveBeenCalledOnce()
  const [question] = ask.mock.lastCall ?? []
  expect(question).toMatchObject({ orderId: 'o1', visits, endVisit })
  expect(completeOrder).not.toHaveBeenCalled()
  question?.completeOrder()
  expect(completeOrder).toHaveBeenCalledExactlyOnceWith(true)
})

test('without a later visit the order is completed at once', () => {
  complete([today])
  expect(completeOrder).toHaveBeenCalledExactlyOnceWith(false)
  expect(ask).not.toHaveBeenCalled()
})
