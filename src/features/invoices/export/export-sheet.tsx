import { useState } from 'react'
import type { InvoiceListItem } from '#data/index.ts'
import { useCompany, useData } from '#data/react.ts'
import { taxCodesOf } from '#domain/company/tax-codes-of.ts'
import { taxNames } from '#domain/company/tax-names.ts'
import { exportedAt } from '#domain/invoice/export/export-marks.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { chooseInvoices, type ExportPeriod, exportPeriods } from './choose-invoices.ts'
import { ExportReport } from './export-report.tsx'
import { ExportedBefore } from './exported-before.tsx'
import styles from './export-sheet.module.css'
import { MarkedNote } from './marked-note.tsx'
import { type ExportFormat, exportFormats, type ExportResult, runExport } from './run-export.ts'
import { UnnamedTaxes } from './unnamed-taxes.tsx'
import { useExportMarks } from './use-export-marks.ts'

interface ExportSheetProps {
  all: readonly InvoiceListItem[]
  /** Those that the list shows. */
  shown: readonly InvoiceListItem[]
  today: string
  onClose: () => void
}

interface Done {
  readonly result: ExportResult
  /** Those that were chosen from. */
  readonly items: readonly InvoiceListItem[]
}

/** Chooses invoices and a format, and saves them as files. */
export function ExportSheet({ all, shown, today, onClose }: ExportSheetProps) {
  const t = useT()
  const data = useData()
  const [format, setFormat] = useState<ExportFormat>('csv')
  const [period, setPeriod] = useState<ExportPeriod>('shown')
  const [item, setItem] = useState('')
  const [accountCode, setAccountCode] = useState('200')
  const [isBusy, setBusy] = useState(false)
  const [done, setDone] = useState<Done | null>(null)
  const [isAgain, setAgain] = useState(false)
  const marks = useExportMarks()
  const company = useCompany()
  const target = format === 'csv' ? null : format
  const names = target && company ? taxNames(taxCodesOf(company), target) : {}
  // What was just exported stays chosen, although it is marked now.
  const items = done?.items ?? chooseInvoices(all, shown, period, today)
  const fresh = target ? items.filter(({ invoice }) => !exportedAt(invoice, target)) : items
  const before = items.length - fresh.length
  const chosen = isAgain ? items : fresh
  const isAccountMissing = format === 'xero' && accountCode.trim() === ''

  async function run() {
    if (isAccountMissing) return
    setBusy(true)
    try {
      const result = await runExport(
        data,
        t,
        chosen,
        { format, item, accountCode, taxNames: names },
        today,
      )
      setDone({ result, items })
      if (!target) return
      const inFiles = new Set(result.files.flatMap(({ invoiceIds }) => invoiceIds))
      const ids = fresh.map(({ invoice }) => invoice.id).filter((id) => inFiles.has(id))
      await marks.mark(target, ids)
    } catch {
      showToast(t('invoiceExport.failed'), { kind: 'danger' })
    } finally {
      setBusy(false)
    }
  }

  /** What was exported no longer fits what is chosen. */
  function choose(change: () => void) {
    change()
    setDone(null)
    marks.forget()
  }

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('invoiceExport.title')}
      closeLabel={t(done ? 'action.close' : 'action.cancel')}
      footer={
        <Button
          variant="primary"
          pending={isBusy}
          isDisabled={chosen.length === 0}
          onPress={() => void run()}
        >
          {t('invoiceExport.download')}
        </Button>
      }
    >
      <div className={styles.body}>
        <Select
          label={t('invoiceExport.format')}
          value={format}
          options={exportFormats.map((one) => ({
            value: one,
            label: t(`invoiceExport.format.${one}`),
          }))}
          onChange={({ target }) => choose(() => setFormat(target.value as ExportFormat))}
        />
        <Select
          label={t('invoiceExport.period')}
          description={t('invoiceExport.count', { count: items.length })}
          value={period}
          options={exportPeriods.map((one) => ({
            value: one,
            label: t(`invoiceExport.period.${one}`),
          }))}
          onChange={({ target }) => choose(() => setPeriod(target.value as ExportPeriod))}
        />
        {format === 'quickbooks' && (
          <TextField
            label={t('invoiceExport.item')}
            description={t('invoiceExport.itemHelp')}
            optionalLabel={t('form.optional')}
            autoComplete="off"
            value={item}
            onChange={({ target }) => choose(() => setItem(target.value))}
          />
        )}
        {format === 'xero' && (
          <TextField
            label={t('invoiceExport.account')}
            autoComplete="off"
            value={accountCode}
            error={isAccountMissing ? t('invoiceExport.accountMissing') : undefined}
            onChange={({ target }) => choose(() => setAccountCode(target.value))}
          />
        )}
        {target && company && (
          <UnnamedTaxes
            target={target}
            company={company}
            taxNames={names}
            used={done?.result.taxCodes ?? null}
          />
        )}
        {target && before > 0 && (
          <ExportedBefore
            target={target}
            before={before}
            count={items.length}
            isAgain={isAgain}
            onChange={(all) => choose(() => setAgain(all))}
          />
        )}
        {done && <ExportReport result={done.result} items={items} />}
        {target && marks.marked && (
          <MarkedNote target={target} count={marks.marked.invoiceIds.length} onUndo={marks.undo} />
        )}
      </div>
    </Sheet>
  )
}
