import { shownStatus } from '#domain/order/shown-status.ts'
import { useMemo } from 'react'
import { OrderBadge } from '#components/order/order-badge.tsx'
import { PriorityMark } from '#components/order/priority-mark.tsx'
import { ReviewMark } from '#components/order/review-mark.tsx'
import { assigneeLabel } from '#components/people/member-label.ts'
import { SampleBadge } from '#components/sample/sample-badge.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import type { DataColumn } from '#components/table/data-column.ts'
import type { OrderListItem } from '#data/index.ts'
import { priorities } from '#domain/entities/order.ts'
import type { Template } from '#domain/entities/template.ts'
import type { User } from '#domain/entities/user.ts'
import { orderStatuses } from '#domain/order/order-status.ts'
import { isLateStep } from '#domain/order/transitions/is-late-step.ts'
import { useT } from '#messages/index.ts'
import { extraColumns, localText, timeOf } from './extra-order-columns.tsx'
import styles from './order-columns.module.css'
import { PlannedTime } from './planned-time.tsx'

type Column = DataColumn<OrderListItem>

export interface ColumnFacts {
  /** Everyone, for those who assign orders and review late steps; null for others. */
  people: readonly User[] | null
  templates: readonly Template[]
  timeZone: string
  currency: string
}

/** All columns of the table of orders. */
export function useOrderColumns(facts: ColumnFacts): readonly Column[] {
  const t = useT()
  const { people, templates, timeZone, currency } = facts
  return useMemo(() => {
    const names = ({ order }: OrderListItem) =>
      order.assigneeIds.map((id) => assigneeLabel(t, people ?? undefined, id)).join(', ')
    return [
      {
        id: 'number',
        header: t('table.number'),
        rank: 5,
        width: { least: 6, usual: 6.25, most: 6.25 },
        sortBy: ({ order }) => order.ref,
        text: ({ order }) => order.ref,
        cell: ({ order }) => <span className={styles.quiet}>{order.ref}</span>,
      },
      {
        id: 'title',
        header: t('table.title'),
        rank: 0,
        width: { least: 11, usual: 20, most: 30 },
        sortBy: ({ order }) => order.title,
        text: ({ order }) => order.title,
        cell: ({ order, unsent }) => (
          <>
            <span title={order.title}>{order.title}</span> {unsent && <UnsentMark />}{' '}
            <SampleBadge id={order.id} />
          </>
        ),
      },
      {
        id: 'customer',
        header: t('orders.customer'),
        rank: 3,
        width: { least: 9, usual: 13, most: 20 },
        sortBy: ({ customerName }) => customerName,
        text: ({ customerName }) => customerName,
        cell: ({ customerName }) => customerName,
      },
      {
        id: 'place',
        header: t('table.place'),
        rank: 6,
        width: { least: 8, usual: 14, most: 26 },
        sortBy: ({ siteAddress }) => siteAddress,
        text: ({ siteAddress }) => siteAddress,
        cell: ({ siteAddress }) => <span title={siteAddress}>{siteAddress}</span>,
      },
      {
        id: 'when',
        header: t('table.scheduled'),
        rank: 2,
        width: { least: 11, usual: 11.5, most: 11.5 },
        sortBy: ({ shown }) => timeOf(shown.plannedStart),
        text: ({ shown }) => localText(shown.plannedStart, timeZone),
        cell: ({ shown }) => <PlannedTime order={shown} />,
      },
      ...(people === null
        ? []
        : [
            {
              id: 'people',
              header: t('orders.technicians'),
              rank: 4,
              width: { least: 7, usual: 11, most: 16 },
              sortBy: names,
              text: names,
              cell: (item: OrderListItem) =>
                item.order.assigneeIds.length === 0 ? (
                  <span className={styles.quiet}>{t('person.unassigned')}</span>
                ) : (
                  <span title={names(item)}>{names(item)}</span>
                ),
            },
          ]),
      {
        id: 'priority',
        header: t('table.priority'),
        rank: 7,
        width: { least: 6.25, usual: 6.25, most: 6.25 },
        // The most urgent first.
        sortBy: ({ order }) => -priorities.indexOf(order.priority),
        text: ({ order }) => t(`priority.${order.priority}`),
        cell: ({ order }) => <PriorityMark priority={order.priority} />,
      },
      {
        id: 'status',
        header: t('table.status'),
        rank: 1,
        width: { least: 9, usual: 9, most: 9 },
        sortBy: ({ order }) => orderStatuses.indexOf(order.status),
        text: ({ order }) => t(`orderStatus.${shownStatus(order)}`),
        cell: ({ order }) =>
          order.needsReview !== null && (people !== null || isLateStep(order)) ? (
            <ReviewMark office={people !== null} isIncomplete={!isLateStep(order)} />
          ) : (
            <OrderBadge order={order} bare />
          ),
      },
      ...extraColumns(t, { templates, timeZone, currency }),
    ]
  }, [t, people, templates, timeZone, currency])
}
