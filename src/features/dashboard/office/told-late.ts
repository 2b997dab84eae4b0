import type { OrderListItem } from '#data/index.ts'
import type { LateNotice } from '#domain/entities/late-notice.ts'
import { lateNotices } from '#domain/order/late-notices.ts'
import { localDay } from '#domain/time/local-time.ts'

/** That someone will be late for a visit of an order. */
export interface ToldLate {
  readonly item: OrderListItem
  readonly notice: LateNotice
}

/** Who told the office that they will be late today or later, the first to arrive first. */
export function toldLate(
  items: readonly OrderListItem[],
  { today, timeZone }: { readonly today: string; readonly timeZone: string },
): readonly ToldLate[] {
  return items
    .flatMap((item) => lateNotices(item.order).map((notice) => ({ item, notice })))
    .filter(({ notice }) => localDay(notice.arrival, timeZone) >= today)
    .toSorted((a, b) => Date.parse(a.notice.arrival) - Date.parse(b.notice.arrival))
}
