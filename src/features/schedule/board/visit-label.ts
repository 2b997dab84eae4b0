import type { Finding } from '#domain/dispatch/finding.ts'
import { minutesAfter } from '#domain/time/minutes-after.ts'
import type { Format, Translate } from '#messages/index.ts'
import { siteTimeText } from '#components/text/site-time-text.ts'
import { isUnseen } from './is-unseen.ts'
import type { BoardItem } from './use-board.ts'
import { findingText } from '#components/dispatch/finding-text.ts'

/** What texts of visits are made with. */
export interface Words {
  readonly t: Translate
  readonly format: Format
  /** The company's. */
  readonly timeZone: string
}

/** A visit as one sentence: when, what, where, its status and what is wrong with it. */
export function visitLabel(
  { t, format, timeZone }: Words,
  item: BoardItem,
  findings: readonly Finding[],
): string {
  const { start, minutes, order, customerName, series, siteZone } = item
  const end = start === null ? null : minutesAfter(start, minutes)
  const local =
    start === null || end === null || start.length === 10
      ? ''
      : siteTimeText(t, format, [start, end], { siteZone, timeZone })
  const when =
    start === null
      ? t('board.unplanned')
      : start.length === 10
        ? t('board.anytime')
        : t('board.fromTo', {
            from: format.time(start),
            to: format.time(minutesAfter(start, minutes)),
          })
  return [
    [when, local].filter(Boolean).join(' '),
    order.title,
    customerName,
    t(`orderStatus.${order.status}`),
    order.priority === 'normal' ? '' : t(`priority.${order.priority}`),
    series.count > 1 ? t('board.part', { place: series.place, count: series.count }) : '',
    item.locked === 'none' ? '' : t('board.locked'),
    item.isUnsent ? t('board.unsent') : '',
    isUnseen(item) ? t('board.unseen') : '',
    ...findings.filter(({ severity }) => severity !== 'note').map((one) => findingText(t, one)),
  ]
    .filter(Boolean)
    .join(', ')
}
