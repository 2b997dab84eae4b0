import type { DataColumn } from '#components/table/data-column.ts'
import { lengthText } from '#components/text/length-text.ts'
import { MoneyText } from '#components/text/money-text.tsx'
import { WhenText } from '#components/text/when-text.tsx'
import type { OrderListItem } from '#data/index.ts'
import type { Order } from '#domain/entities/order.ts'
import type { Template } from '#domain/entities/template.ts'
import { minorText } from '#domain/money/money.ts'
import { toLocalTime } from '#domain/time/local-time.ts'
import type { Translate } from '#messages/index.ts'

type Column = DataColumn<OrderListItem>

interface Facts {
  readonly templates: readonly Template[]
  readonly timeZone: string
  readonly currency: string
}

/** The columns that are shown only where they were chosen. */
export function extraColumns(
  t: Translate,
  { templates, timeZone, currency }: Facts,
): readonly Column[] {
  const template = ({ order }: OrderListItem) =>
    templates.find(({ id }) => id === order.templateId)?.name ?? ''
  const time = (id: string, header: string, of: (order: Order) => string | null): Column => ({
    id,
    header,
    isExtra: true,
    rank: 8,
    width: { least: 9, usual: 9.5, most: 9.5 },
    sortBy: ({ order }) => timeOf(of(order)),
    text: ({ order }) => localText(of(order), timeZone),
    cell: ({ order }) => {
      const at = of(order)
      return at === null ? '' : <WhenText at={at} />
    },
  })
  return [
    time('changed', t('table.statusSince'), ({ statusAt }) => statusAt),
    time('created', t('table.created'), ({ createdAt }) => createdAt),
    time('due', t('table.due'), ({ dueAt }) => dueAt),
    {
      id: 'length',
      header: t('orders.duration'),
      isExtra: true,
      rank: 8,
      align: 'end',
      width: { least: 5, usual: 6.5, most: 6.5 },
      sortBy: ({ order }) => minutesOf(order),
      text: ({ order }) => minutesOf(order),
      cell({ order }) {
        const minutes = minutesOf(order)
        return minutes === null ? '' : lengthText(t, minutes * 60_000)
      },
    },
    {
      id: 'template',
      header: t('orders.template'),
      isExtra: true,
      rank: 8,
      width: { least: 7, usual: 10, most: 14 },
      sortBy: template,
      text: template,
      cell: template,
    },
    {
      id: 'price',
      header: t('table.fixedPrice'),
      isExtra: true,
      rank: 8,
      align: 'end',
      width: { least: 6, usual: 7, most: 7 },
      sortBy: ({ order }) => order.fixedPriceMinor,
      text: ({ order }) =>
        order.fixedPriceMinor === null ? '' : minorText(order.fixedPriceMinor, currency),
      cell: ({ order }) =>
        order.fixedPriceMinor === null ? '' : <MoneyText minor={order.fixedPriceMinor} />,
    },
  ]
}

export function timeOf(instant: string | null): number | null {
  return instant === null ? null : Date.parse(instant)
}

/** The wall clock of the company, as spreadsheets read it; '' for no time. */
export function localText(instant: string | null, timeZone: string): string {
  return instant === null ? '' : toLocalTime(instant, timeZone).replace('T', ' ')
}

/** How long the work is expected to take, else how long its visit is planned; null if neither is known. */
function minutesOf({ minutes, plannedStart, plannedEnd }: Order): number | null {
  if (minutes !== null || plannedStart === null || plannedEnd === null) return minutes
  return Math.round((Date.parse(plannedEnd) - Date.parse(plannedStart)) / 60_000)
}
