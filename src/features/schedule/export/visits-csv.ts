import { personLabel } from '#components/dispatch/person-label.ts'
import { writeCsv } from '#lib/csv.ts'
import type { Board } from '#domain/dispatch/board-visit.ts'
import { toLocalTime } from '#domain/time/local-time.ts'
import type { Translate } from '#messages/index.ts'
import type { FindingsByVisit } from '../board/check-board.ts'
import { findingText } from '#components/dispatch/finding-text.ts'
import type { BoardItem } from '../board/use-board.ts'
import { shownStatus } from '#domain/order/shown-status.ts'
import { isTimed } from '../drag/assignment.ts'

/** The planned visits as CSV, in the order given; times are those of the company. */
export function visitsCsv(
  t: Translate,
  items: readonly BoardItem[],
  board: Board,
  findings: FindingsByVisit,
): string {
  const { timeZone } = board.company
  const head = [
    t('board.date'),
    t('board.time'),
    t('board.minutes'),
    t('board.technician'),
    t('board.order'),
    t('board.customer'),
    t('board.place'),
    t('board.status'),
    t('board.queue.problems'),
  ]
  const rows = items.map((item) => {
    const local = isTimed(item) ? toLocalTime(item.start, timeZone) : (item.start ?? '')
    const problems = (findings.get(item.id) ?? []).filter(({ severity }) => severity !== 'note')
    return [
      local.slice(0, 10),
      local.slice(11, 16),
      item.minutes,
      item.assigneeIds.map((id) => personLabel(t, board.people, id)).join(', '),
      item.order.title,
      item.customerName,
      item.siteLine,
      t(`orderStatus.${shownStatus(item.order)}`),
      problems.map((one) => findingText(t, one)).join(', '),
    ]
  })
  return writeCsv([head, ...rows])
}
