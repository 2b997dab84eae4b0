import { Plus } from 'lucide-react'
import { useCallback } from 'react'
import { DeskTable } from '#components/table/desk-table.tsx'
import { PaperBar } from '#components/table/paper-bar.tsx'
import { TableTools } from '#components/table/table-tools.tsx'
import { useDeskRows } from '#components/table/use-desk-rows.tsx'
import { useTableSetup } from '#components/table/use-table-setup.ts'
import type { CustomerListItem } from '#data/index.ts'
import { useActor, useTimeZone } from '#data/react.ts'
import { offerOf } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { SearchField } from '#ui/form/search-field.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { DeskPage } from '#ui/table/desk-page.tsx'
import { PlacesLink } from '../places/places-link.tsx'
import { useCustomerColumns } from './customer-columns.tsx'
import { NoCustomers } from './no-customers.tsx'
import { useCustomers } from './use-customers.ts'

export interface CustomersDeskProps {
  /** The id of the customer that is shown beside the table. */
  current: string | null
  isBeside: boolean
}

/** The customers as a table. */
export function CustomersDesk({ current, isBeside }: CustomersDeskProps) {
  const t = useT()
  const actor = useActor()
  const timeZone = useTimeZone()
  const today = useToday(timeZone)
  const { text, setText, settled, items, shown } = useCustomers()
  const setup = useTableSetup('customers', useCustomerColumns(timeZone))
  const title = t('customers.title')
  const desk = useDeskRows(setup, { shown, getKey, title, file: 'customers', day: today })
  const { rows } = desk
  const query = setup.linkQuery(settled === '' ? {} : { q: settled })
  const getHref = useCallback(
    ({ customer }: CustomerListItem) => `/customers/${customer.id}${query}`,
    [query],
  )

  return (
    <DeskPage
      title={title}
      search={
        <SearchField
          label={t('customers.search')}
          hideLabel
          placeholder={t('customers.searchHint')}
          value={text}
          data-search
          onChange={(event) => setText(event.target.value)}
        />
      }
      actions={
        offerOf(actor, 'customer/create') && (
          <ButtonLink href="/customers/new" variant="primary" icon={<Plus aria-hidden="true" />}>
            {t('customers.new')}
          </ButtonLink>
        )
      }
      filters={<PlacesLink />}
      tools={
        <TableTools
          setup={setup}
          count={shown && t('customers.count', { count: shown.length })}
          path="/customers"
          onExport={rows.length > 0 ? () => desk.save(rows) : undefined}
        />
      }
      bar={<PaperBar desk={desk} />}
    >
      {!shown && <Skeleton label={t('customers.loading')} count={8} />}
      {shown?.length === 0 && <NoCustomers isEmpty={items?.length === 0} />}
      {rows.length > 0 && (
        <DeskTable
          setup={setup}
          label={title}
          lead="name"
          rows={rows}
          getKey={getKey}
          getHref={getHref}
          getName={getName}
          current={current}
          isBeside={isBeside}
          selection={desk.selection}
        />
      )}
      {desk.paper}
    </DeskPage>
  )
}

const getKey = ({ customer }: CustomerListItem) => customer.id
const getName = ({ customer }: CustomerListItem) => customer.name
