import { useMemo } from 'react'
import { ShortDay } from '#components/text/short-day.tsx'
import { EstimateStateBadge } from '#components/estimate/estimate-state-badge.tsx'
import { totalsText } from '#components/estimate/totals-text.ts'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import type { DataColumn } from '#components/table/data-column.ts'
import type { EstimateListItem } from '#data/index.ts'
import { estimateState } from '#domain/estimate/estimate-state.ts'
import { toLocalTime } from '#domain/time/local-time.ts'
import { useFormat, useT } from '#messages/index.ts'

type Column = DataColumn<EstimateListItem>

/** All columns of the table of estimates. */
export function useEstimateColumns(today: string, timeZone: string): readonly Column[] {
  const t = useT()
  const format = useFormat()
  return useMemo(() => {
    const day = (
      id: string,
      header: string,
      rank: number,
      of: (item: EstimateListItem) => string | null,
    ): Column => ({
      id,
      header,
      rank,
      width: { least: 7, usual: 8, most: 8 },
      sortBy: of,
      text: of,
      cell: (item) => {
        const on = of(item)
        return on === null ? '' : <ShortDay day={on} />
      },
    })
    const dayOf = (at: string) => toLocalTime(at, timeZone).slice(0, 10)
    const total = ({ estimate, totalsMinor }: EstimateListItem) =>
      totalsText(format, totalsMinor, estimate.currency)
    const stateOf = ({ estimate }: EstimateListItem) =>
      t(`estimateState.${estimateState(estimate, today)}`)
    return [
      {
        id: 'title',
        header: t('estimates.name'),
        rank: 0,
        width: { least: 12, usual: 22, most: 34 },
        sortBy: ({ estimate }) => estimate.title,
        text: ({ estimate }) => estimate.title,
        cell: ({ estimate, isUnsent }) => (
          <>
            <span title={estimate.title}>{estimate.title}</span> {isUnsent && <UnsentMark />}
          </>
        ),
      },
      {
        id: 'ref',
        header: t('estimates.reference'),
        rank: 4,
        width: { least: 6, usual: 7, most: 8 },
        sortBy: ({ estimate }) => estimate.ref,
        text: ({ estimate }) => estimate.ref,
        cell: ({ estimate }) => estimate.ref,
      },
      {
        id: 'customer',
        header: t('invoices.customer'),
        rank: 1,
        width: { least: 9, usual: 20, most: 30 },
        sortBy: ({ customerName }) => customerName,
        text: ({ customerName }) => customerName,
        cell: ({ customerName }) => <span title={customerName}>{customerName}</span>,
      },
      day('created', t('table.created'), 6, ({ estimate }) => dayOf(estimate.createdAt)),
      day('sent', t('estimateState.sent'), 5, ({ estimate }) =>
        estimate.sentAt === null ? null : dayOf(estimate.sentAt),
      ),
      day('validUntil', t('estimates.validUntil'), 3, ({ estimate }) => estimate.validUntil),
      {
        id: 'total',
        header: t('invoices.total'),
        rank: 2,
        align: 'end',
        width: { least: 13, usual: 15, most: 16 },
        sortBy: ({ totalsMinor }) => totalsMinor.at(-1) ?? null,
        text: total,
        cell: total,
      },
      {
        id: 'state',
        header: t('estimates.filter'),
        rank: 1,
        width: { least: 8, usual: 9, most: 10 },
        sortBy: stateOf,
        text: stateOf,
        cell: ({ estimate }) => <EstimateStateBadge state={estimateState(estimate, today)} bare />,
      },
    ]
  }, [t, format, today, timeZone])
}
