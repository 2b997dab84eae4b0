import { useMemo } from 'react'
import { SampleBadge } from '#components/sample/sample-badge.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import type { DataColumn } from '#components/table/data-column.ts'
import { WhenText } from '#components/text/when-text.tsx'
import type { CustomerListItem } from '#data/index.ts'
import type { Customer } from '#domain/entities/customer.ts'
import { toLocalTime } from '#domain/time/local-time.ts'
import { useT } from '#messages/index.ts'

type Column = DataColumn<CustomerListItem>

/** All columns of the table of customers. */
export function useCustomerColumns(timeZone: string): readonly Column[] {
  const t = useT()
  return useMemo(() => {
    const field = (
      id: 'phone' | 'email' | 'taxId' | 'notes',
      header: string,
      rank: number,
      width: Column['width'],
    ): Column => ({
      id,
      header,
      rank,
      width,
      isExtra: id === 'taxId' || id === 'notes',
      sortBy: ({ customer }) => customer[id],
      text: ({ customer }) => customer[id],
      cell: ({ customer }) => <span title={customer[id]}>{oneLine(customer, id)}</span>,
    })
    const count = (
      id: string,
      header: string,
      rank: number,
      of: (item: CustomerListItem) => number,
    ): Column => ({
      id,
      header,
      rank,
      align: 'end',
      width: { least: 5.5, usual: 9, most: 9 },
      sortBy: of,
      text: of,
      cell: (item) => of(item) || '',
    })
    return [
      {
        id: 'name',
        header: t('customers.name'),
        rank: 0,
        width: { least: 12, usual: 20, most: 28 },
        sortBy: ({ customer }) => customer.name,
        text: ({ customer }) => customer.name,
        cell: ({ customer, unsent }) => (
          <>
            <span title={customer.name}>{customer.name}</span> {unsent && <UnsentMark />}{' '}
            <SampleBadge id={customer.id} />
          </>
        ),
      },
      field('phone', t('customers.phone'), 2, { least: 8.5, usual: 10, most: 12 }),
      field('email', t('customers.email'), 3, { least: 11, usual: 18, most: 24 }),
      count('open', t('customers.columnOpen'), 1, ({ openOrderCount }) => openOrderCount),
      count('sites', t('customers.sitesTitle'), 4, ({ siteCount }) => siteCount),
      {
        id: 'created',
        header: t('table.created'),
        rank: 5,
        width: { least: 9, usual: 9.5, most: 10 },
        sortBy: ({ customer }) => Date.parse(customer.createdAt),
        text: ({ customer }) => toLocalTime(customer.createdAt, timeZone).slice(0, 10),
        cell: ({ customer }) => <WhenText at={customer.createdAt} show="date" />,
      },
      field('notes', t('customers.notes'), 6, { least: 10, usual: 18, most: 30 }),
      field('taxId', t('customers.taxId'), 7, { least: 7, usual: 9, most: 10 }),
    ]
  }, [t, timeZone])
}

function oneLine(customer: Customer, id: 'phone' | 'email' | 'taxId' | 'notes'): string {
  return customer[id].replaceAll(/\s+/g, ' ')
}
