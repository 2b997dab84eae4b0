import { Download, Plus } from 'lucide-react'
import { useCallback } from 'react'
import { lazyPart } from '#components/lazy-part.ts'
import { DeskTable } from '#components/table/desk-table.tsx'
import { PaperButtons } from '#components/table/paper-buttons.tsx'
import { TableTools } from '#components/table/table-tools.tsx'
import { useDeskRows } from '#components/table/use-desk-rows.tsx'
import { useTableSetup } from '#components/table/use-table-setup.ts'
import type { InvoiceListItem } from '#data/index.ts'
import { useActor } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { DeskPage } from '#ui/table/desk-page.tsx'
import { BulkBar } from '../issue/bulk-bar.tsx'
import { useInvoiceColumns } from './invoice-columns.tsx'
import { writeInvoiceFilter } from './invoice-filter.ts'
import { InvoiceSearch, InvoiceViews } from './invoice-tools.tsx'
import styles from './invoices-desk.module.css'
import { NoInvoices } from './no-invoices.tsx'
import { OpenSums } from './open-sums.tsx'
import { useInvoiceFilter } from './use-invoice-filter.ts'
import { useInvoiceRows } from './use-invoice-rows.ts'
import { useInvoiceSheets } from './use-invoice-sheets.tsx'
import { useRemindedDays } from './use-reminded-days.ts'

const ToInvoice = lazyPart(async () => (await import('../to-invoice/to-invoice.tsx')).ToInvoice)

/** All invoices as a table, under what is owed. */
export function InvoicesDesk() {
  const t = useT()
  const actor = useActor()
  const [filter, setFilter] = useInvoiceFilter()
  const found = useInvoiceRows(filter)
  const { today, all, shown, settled } = found
  const sheets = useInvoiceSheets(found)
  const setup = useTableSetup('invoices', useInvoiceColumns(today, useRemindedDays(shown, today)))
  const title = t('invoices.title')
  const isToInvoice = settled.view === 'toInvoice'
  const listed = isToInvoice ? undefined : shown
  const desk = useDeskRows(setup, { shown: listed, getKey, title, file: 'invoices', day: today })
  const query = setup.linkQuery(writeInvoiceFilter(new URLSearchParams(), filter))
  const getHref = useCallback(
    ({ invoice }: InvoiceListItem) => `/invoices/${invoice.id}${query}`,
    [query],
  )
  const count =
    listed && (all ? t('invoices.count', { count: listed.length }) : t('invoices.loadingAll'))

  return (
    <DeskPage
      title={title}
      search={<InvoiceSearch filter={filter} onChange={setFilter} />}
      actions={
        <>
          {all && desk.rows.length > 0 && (
            <Button icon={<Download aria-hidden="true" />} onPress={sheets.startExport}>
              {t('invoices.export')}
            </Button>
          )}
          {actor !== null && can(actor, 'invoice/edit') && (
            <Button
              variant="primary"
              icon={<Plus aria-hidden="true" />}
              onPress={sheets.startInvoice}
            >
              {t('invoices.new')}
            </Button>
          )}
        </>
      }
      filters={
        <InvoiceViews
          view={filter.view}
          age={filter.age}
          customerId={filter.customerId}
          onChange={setFilter}
          items={all}
          today={today}
        />
      }
      tools={<TableTools setup={setup} count={count} path="/invoices" onExport={undefined} />}
      above={
        !isToInvoice &&
        all &&
        all.length > 0 && (
          <OpenSums isStrip items={all} today={today} filter={settled} onChange={setFilter} />
        )
      }
      bar={
        desk.selected.length > 0 && (
          <BulkBar items={desk.selected} onClear={desk.selection.clear} view={settled.view}>
            <PaperButtons desk={desk} />
          </BulkBar>
        )
      }
    >
      {isToInvoice && (
        <div className={styles.scroll} data-scroll="list">
          <ToInvoice text={settled.text} />
        </div>
      )}
      {!isToInvoice && !shown && <Skeleton label={t('invoices.loading')} count={8} />}
      {all && listed?.length === 0 && (
        <NoInvoices filter={settled} isEmpty={all.length === 0} onChange={setFilter} />
      )}
      {desk.rows.length > 0 && (
        <DeskTable
          setup={setup}
          label={title}
          lead="number"
          rows={desk.rows}
          getKey={getKey}
          getHref={getHref}
          getName={getName}
          current={null}
          isBeside={false}
          selection={desk.selection}
        />
      )}
      {desk.paper}
      {sheets.sheet}
    </DeskPage>
  )
}

const getKey = ({ invoice }: InvoiceListItem) => invoice.id
const getName = ({ customerName }: InvoiceListItem) => customerName
