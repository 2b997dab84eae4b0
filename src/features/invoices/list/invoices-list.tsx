import { Plus } from 'lucide-react'
import { memo } from 'react'
import { lazyPart } from '#components/lazy-part.ts'
import type { InvoiceListItem } from '#data/index.ts'
import { useActor } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import listPage from '#ui/list/list-page.module.css'
import { List } from '#ui/list/list.tsx'
import { InvoiceRow, SelectAll } from './invoice-row.tsx'
import { InvoiceTools } from './invoice-tools.tsx'
import { NoInvoices } from './no-invoices.tsx'
import { OpenSums } from './open-sums.tsx'
import { useInvoiceFilter, useListQuery } from './use-invoice-filter.ts'
import { useInvoiceRows } from './use-invoice-rows.ts'
import { type RemindedDays, useRemindedDays } from './use-reminded-days.ts'
import { useInvoiceSheets } from './use-invoice-sheets.tsx'
import { type Selection, useSelection } from './use-selection.ts'

const BulkBar = lazyPart(async () => (await import('../issue/bulk-bar.tsx')).BulkBar)
const ToInvoice = lazyPart(async () => (await import('../to-invoice/to-invoice.tsx')).ToInvoice)

/** The views in which something can be done with several: drafts are issued, what is open is mailed. */
const selectableViews: ReadonlySet<string> = new Set(['drafts', 'open', 'overdue', 'partlyPaid'])

/** The invoices as rows, on screens too narrow for the table. */
export function InvoicesList() {
  const t = useT()
  const actor = useActor()
  const [filter, setFilter] = useInvoiceFilter()
  const found = useInvoiceRows(filter)
  const { today, all, shown, settled } = found
  const reminded = useRemindedDays(shown, today)
  const sheets = useInvoiceSheets(found)
  const { view, text } = settled
  const selection = useSelection(all && selectableViews.has(view) ? shown : undefined)
  const mayEdit = actor !== null && can(actor, 'invoice/edit')
  const isToInvoice = view === 'toInvoice'
  const mayExport = !isToInvoice && all !== undefined && shown !== undefined && shown.length > 0
  // Only where they are asked for.
  const hasSums = text === '' && (view === 'all' || view === 'open' || view === 'overdue')

  return (
    <div className={listPage['page']}>
      <Page
        title={t('invoices.title')}
        width="full"
        note={
          !isToInvoice &&
          shown &&
          (all ? t('invoices.count', { count: shown.length }) : t('invoices.loadingAll'))
        }
        actions={
          mayEdit && (
            <Button
              variant="primary"
              icon={<Plus aria-hidden="true" />}
              onPress={sheets.startInvoice}
            >
              {t('invoices.newShort')}
            </Button>
          )
        }
        tools={
          <InvoiceTools
            filter={filter}
            onChange={setFilter}
            items={all}
            today={today}
            onExport={mayExport ? sheets.startExport : null}
          />
        }
      >
        {isToInvoice && <ToInvoice text={text} />}
        {!isToInvoice && !shown && <Skeleton label={t('invoices.loading')} count={8} />}
        {!isToInvoice && hasSums && all && all.length > 0 && (
          <OpenSums items={all} today={today} filter={settled} onChange={setFilter} />
        )}
        {!isToInvoice && all && shown?.length === 0 && (
          <NoInvoices filter={settled} isEmpty={all.length === 0} onChange={setFilter} />
        )}
        {!isToInvoice && shown && shown.length > 0 && (
          <div className={listPage['list']}>
            <Rows items={shown} today={today} reminded={reminded} selection={selection} />
          </div>
        )}
      </Page>
      {selection && selection.items.length > 0 && (
        <BulkBar items={selection.items} onClear={selection.clear} view={view} />
      )}
      {sheets.sheet}
    </div>
  )
}

interface RowsProps {
  items: readonly InvoiceListItem[]
  today: string
  reminded: RemindedDays
  /** null where nothing can be done with several. */
  selection: Selection | null
}

/** Separate from the search field, so that typed letters appear before the matching rows. */
const Rows = memo(function Rows({ items, today, reminded, selection }: RowsProps) {
  const t = useT()
  const search = useListQuery()
  return (
    <>
      {selection && <SelectAll selection={selection} />}
      <List
        label={t('invoices.title')}
        items={items}
        getKey={({ invoice }) => invoice.id}
        render={(item) => (
          <InvoiceRow
            item={item}
            search={search}
            today={today}

            remindedOn={reminded.get(item.invoice.id)}
            isSelected={selection?.has(item.invoice.id) ?? null}
            onSelect={selection?.toggle}
          />
        )}
      />
    </>
  )
})
