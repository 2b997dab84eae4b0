import type { Finding } from '#domain/dispatch/finding.ts'
import { minutesAfter } from '#domain/time/minutes-after.ts'
import type { Format, Translate } from '#messages/index.ts'
import { siteTimeText } from '#components/text/site-time-text.ts'
import { askedOfVisit } from './asked-of-visit.ts'
import { lateOfVisit } from './late-of-visit.ts'
import { isUnseen } from './is-unseen.ts'
import type { BoardItem } from './use-board.ts'
import { shownStatus } from '#domain/order/shown-status.ts'
import { problemLines } from './problem-lines.ts'

/** What texts of visits are made with. */
export interface Words {
  readonly t: Translate
  readonly format: Format
  /** The company's. */
  readonly timeZone: string
}

/** What is to be said about a visit, beside its order's title, its customer and its status. */
export interface VisitFacts {
  /** '10:00 to 11:00'. */
  readonly when: string
  /** Its priority, part, lock, and whether it was sent and seen. */
  readonly marks: readonly string[]
  /** What is wrong with it. */
  readonly problems: readonly string[]
}

/** Texts about a visit; empty ones are left out. */
export function visitFacts(
  { t, format, timeZone }: Words,
  item: BoardItem,
  findings: readonly Finding[],
): VisitFacts {
  const { start, minutes, order, series, siteZone, begunAt = null } = item
  const end = start === null ? null : minutesAfter(start, minutes)
  const local =
    start === null || end === null || start.length === 10
      ? ''
      : siteTimeText(t, format, [start, end], { siteZone, timeZone })
  const when =
    start === null
      ? begunAt === null
        ? t('board.unplanned')
        : t('board.unplannedSince', { when: format.stamp(begunAt) })
      : start.length === 10
        ? t('board.anytime')
        : t('board.fromTo', {
            from: format.time(start),
            to: format.time(minutesAfter(start, minutes)),
          })
  const marks = [
    order.priority === 'normal' ? '' : t(`priority.${order.priority}`),
    series.count > 1 ? t('board.part', { place: series.place, count: series.count }) : '',
    item.locked === 'none' ? '' : t('board.locked'),
    item.isUnsent ? t('board.unsent') : '',
    isUnseen(item) ? t('board.unseen') : '',
  ]
  return {
    when: [when, local].filter(Boolean).join(' '),
    marks: marks.filter(Boolean),
    problems: [
      ...askedOfVisit(item).map(({ reason }) => t('board.cannotMakeIt', { reason })),
      ...lateOfVisit(item).map(({ arrival }) => t('late.about', { time: format.time(arrival) })),
      ...problemLines({ t, format }, findings),
    ],
  }
}

/** A visit as one sentence: when, what, where, its status and what is wrong with it. */
export function visitLabel(words: Words, item: BoardItem, findings: readonly Finding[]): string {
  const { when, marks, problems } = visitFacts(words, item, findings)
  const { order, customerName } = item
  const status = words.t(`orderStatus.${shownStatus(order)}`)
  return [when, order.title, customerName, status, ...marks, ...problems].filter(Boolean).join(', ')
}
