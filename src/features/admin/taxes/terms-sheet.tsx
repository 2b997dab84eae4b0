import { useState } from 'react'
import * as v from 'valibot'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import type { Company } from '#domain/entities/company.ts'
import { cashRoundings, cashRoundingsIn, cashStepOf } from '#domain/money/cash-rounding.ts'
import { paymentTerms } from '#domain/invoice/payment-terms.ts'
import { parseNumber } from '#lib/parse-number.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Select } from '#ui/form/select.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useCompanyEdit } from '../settings/use-company-edit.ts'

interface TermsSheetProps {
  company: Company
  onClose: () => void
}

/** Edits what a new invoice begins with. */
export function TermsSheet({ company, onClose }: TermsSheetProps) {
  const t = useT()
  const format = useFormat()
  const edit = useCompanyEdit()
  // The values when the sheet opened: an edit records what it changes from.
  const [seen] = useState(company)
  const [days, setDays] = useState(String(seen.termsDays))
  const [pricesIncludeTax, setPricesIncludeTax] = useState(seen.pricesIncludeTax)
  const [cashRounding, setCashRounding] = useState(() => roundingOf(seen.cashRounding))
  const [tried, setTried] = useState(false)
  const { isSaving, problem, save } = useSaving(onClose)
  const { currency } = seen
  const roundings = cashRoundingsIn(currency)
  const termsDays = v.safeParse(paymentTerms, parseNumber(days))

  return (
    <EditSheet
      title={t('invoiceTerms.title')}
      size="small"
      isDirty={
        days !== String(seen.termsDays) ||
        pricesIncludeTax !== seen.pricesIncludeTax ||
        cashRounding !== seen.cashRounding
      }
      isSaving={isSaving}
      problem={problem}
      onSubmit={async (event) => {
        event.preventDefault()
        setTried(true)
        if (!termsDays.success) return
        await save(() =>
          edit(seen, { termsDays: termsDays.output, pricesIncludeTax, cashRounding }),
        )
      }}
      onClose={onClose}
    >
      <TextField
        label={t('invoiceDraft.terms')}
        description={t('invoiceTerms.dueHelp')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        after={t('invoiceDraft.days')}
        value={days}
        error={tried && !termsDays.success ? t('invoiceDraft.badDays') : undefined}
        onChange={({ target }) => setDays(target.value)}
      />
      <Switch
        label={t('invoiceDraft.inclusive')}
        checked={pricesIncludeTax}
        onChange={({ target }) => setPricesIncludeTax(target.checked)}
      />
      {roundings.length > 0 && (
        <Select
          label={t('invoiceTerms.rounding')}
          description={t('invoiceTerms.roundingHelp')}
          value={cashRounding}
          options={[
            { value: '', label: t('invoiceTerms.exact') },
            ...roundings.map((value) => ({
              value,
              label: format.money(cashStepOf(value, currency), currency),
            })),
          ]}
          onChange={({ target }) => setCashRounding(roundingOf(target.value))}
        />
      )}
    </EditSheet>
  )
}

function roundingOf(value: string) {
  return cashRoundings.find((one) => one === value) ?? ''
}
