import { clsx } from 'clsx'
import { useMemo } from 'react'
import { ShortDay } from '#components/text/short-day.tsx'
import { InvoiceStateBadge } from '#components/invoice/invoice-state-badge.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import type { DataColumn } from '#components/table/data-column.ts'
import type { InvoiceListItem } from '#data/index.ts'
import { invoiceState, invoiceStates, openMinor } from '#domain/invoice/invoice-state.ts'
import { shownKind } from '#domain/invoice/shown-kind.ts'
import { shownTotal } from '#domain/invoice/shown-total.ts'
import { minorText } from '#domain/money/money.ts'
import { useFormat, useT } from '#messages/index.ts'
import { ExportedMark } from './exported-mark.tsx'
import type { RemindedDays } from './use-reminded-days.ts'
import styles from './invoice-columns.module.css'

type Column = DataColumn<InvoiceListItem>

/** All columns of the table of invoices. */
export function useInvoiceColumns(today: string, reminded: RemindedDays): readonly Column[] {
  const t = useT()
  const format = useFormat()
  return useMemo(() => {
    const kind = ({ invoice }: InvoiceListItem) => t(`invoices.kind.${shownKind(invoice)}`)
    const stateOf = ({ invoice, paidMinor }: InvoiceListItem) =>
      invoiceState(invoice, paidMinor, today)
    const day = (
      id: string,
      header: string,
      rank: number,
      of: (item: InvoiceListItem) => string | null,
    ): Column => ({
      id,
      header,
      rank,
      width: { least: 7, usual: 8, most: 8 },
      sortBy: of,
      text: of,
      cell: (item) => {
        const on = of(item)
        const isLate = id === 'due' && stateOf(item) === 'overdue'
        return on === null ? (
          ''
        ) : (
          <span className={clsx(isLate && styles.late)}>
            <ShortDay day={on} />
          </span>
        )
      },
    })
    const sum = (
      id: string,
      header: string,
      rank: number,
      of: (item: InvoiceListItem) => number | null,
    ): Column => ({
      id,
      header,
      rank,
      align: 'end',
      width: { least: 7.5, usual: 9, most: 9 },
      sortBy: of,
      text: (item) => {
        const minor = of(item)
        return minor === null ? '' : minorText(minor, item.invoice.currency)
      },
      cell: (item) => {
        const minor = of(item)
        return minor === null ? '' : format.money(minor, item.invoice.currency)
      },
    })
    return [
      {
        id: 'number',
        header: t('invoices.number'),
        rank: 0,
        width: { least: 10.5, usual: 11, most: 12 },
        sortBy: ({ invoice }) => invoice.number,
        text: ({ invoice }) => invoice.number,
        cell: (item) => (
          <>
            <span className={clsx(item.invoice.number === '' && styles.none)}>
              {item.invoice.number || '–'}
            </span>{' '}
            <ExportedMark invoice={item.invoice} /> {item.isUnsent && <UnsentMark />}
          </>
        ),
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
      {
        id: 'kind',
        header: t('invoices.csv.kind'),
        isExtra: true,
        rank: 8,
        width: { least: 6, usual: 8, most: 8 },
        sortBy: kind,
        text: kind,
        cell: kind,
      },
      day('issued', t('invoices.issued'), 6, ({ invoice }) => invoice.issuedOn),
      day('due', t('invoices.due'), 3, ({ invoice, paidMinor }) =>
        openMinor(invoice, paidMinor) > 0 ? invoice.dueOn : null,
      ),
      day('reminded', t('invoices.reminded'), 7, ({ invoice }) => reminded.get(invoice.id) ?? null),
      sum('total', t('invoices.total'), 4, shownTotal),
      {
        ...sum('paid', t('invoices.csv.paid'), 8, ({ paidMinor }) => paidMinor || null),
        isExtra: true,
      },
      sum('open', t('invoices.open'), 2, ({ invoice, paidMinor }) => {
        const open = openMinor(invoice, paidMinor)
        return open > 0 ? open : null
      }),
      {
        id: 'state',
        header: t('invoices.state'),
        rank: 1,
        width: { least: 8, usual: 10, most: 10 },
        sortBy: (item) => invoiceStates.indexOf(stateOf(item)),
        text: (item) => t(`invoiceState.${stateOf(item)}`),
        cell: (item) => <InvoiceStateBadge state={stateOf(item)} bare />,
      },
    ]
  }, [t, format, today, reminded])
}
