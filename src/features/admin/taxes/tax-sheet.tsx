import { useState } from 'react'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { defaultTaxCodeOf, taxCodesOf } from '#domain/company/tax-codes-of.ts'
import { hasRate, needsReason } from '#domain/company/edited-tax-code.ts'
import { taxCategories, type TaxCode } from '#domain/company/tax-code.ts'
import type { Company } from '#domain/entities/company.ts'
import { limits } from '#domain/entities/fields.ts'
import { trueNow, useLocale, useT } from '#messages/index.ts'
import { Select } from '#ui/form/select.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useCompanyEdit } from '../settings/use-company-edit.ts'
import { TaxActions } from './tax-actions.tsx'
import { taxErrors, taxValues, type TaxValues, typedTax } from './tax-form.ts'

interface TaxSheetProps {
  company: Company
  /** null for a new one. */
  tax: TaxCode | null
  onClose: () => void
}

/** Edits a tax; the code of an existing one stays, because documents name it. */
export function TaxSheet({ company, tax, onClose }: TaxSheetProps) {
  const t = useT()
  const locale = useLocale()
  const edit = useCompanyEdit()
  // The values when the sheet opened: an edit records what it changes from.
  const [seen] = useState(company)
  const [first] = useState(() => taxValues(tax, locale))
  const [values, setValues] = useState(first)
  const [tried, setTried] = useState(false)
  const { isSaving, problem, save } = useSaving(onClose)
  const change = (more: Partial<TaxValues>) => setValues((now) => ({ ...now, ...more }))
  // A company that never listed taxes starts with the one of its rate, under a name.
  const codes = taxCodesOf(seen).map((one) =>
    one.label === '' ? { ...one, label: t(`taxCategory.${one.category}`) } : one,
  )
  const others = codes.filter(({ code }) => code !== tax?.code)
  const errors = tried ? taxErrors(values, others) : {}
  const { category } = values

  const withTax = (next: TaxCode) =>
    tax ? codes.map((one) => (one.code === tax.code ? next : one)) : [...codes, next]

  return (
    <EditSheet
      title={t(tax ? 'taxes.edit' : 'taxes.add')}
      isDirty={values !== first}
      isSaving={isSaving}
      problem={problem}
      onSubmit={async (event) => {
        event.preventDefault()
        setTried(true)
        if (Object.keys(taxErrors(values, others)).length > 0) return
        const next = typedTax(values, tax?.archivedAt ?? null)
        await save(() => edit(seen, { taxCodes: withTax(next) }))
      }}
      onClose={onClose}
    >
      <TextField
        label={t('taxes.label')}
        optionalLabel={t('form.optional')}
        description={t('taxes.labelHelp')}
        maxLength={limits.code}
        value={values.label}
        onChange={(event) => change({ label: event.target.value })}
      />
      <TextField
        label={t('taxes.code')}
        description={tax ? undefined : t('taxes.codeHelp')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        disabled={tax !== null}
        value={values.code}
        error={errors.code && t(errors.code === 'taken' ? 'taxes.codeTaken' : 'taxes.codeInvalid')}
        onChange={(event) => change({ code: event.target.value })}
      />
      <Select
        label={t('taxes.category')}
        description={t(`taxCategoryNote.${category}`)}
        value={category}
        options={taxCategories.map((value) => ({ value, label: t(`taxCategory.${value}`) }))}
        onChange={(event) => {
          const chosen = taxCategories.find((one) => one === event.target.value)
          if (chosen) change({ category: chosen })
        }}
      />
      {hasRate(category) && (
        <TextField
          label={t('taxes.rate')}
          inputMode="decimal"
          after="%"
          value={values.percent}
          error={errors.percent && t('taxes.rateInvalid')}
          onChange={(event) => change({ percent: event.target.value })}
        />
      )}
      {needsReason(category) && (
        <TextField
          label={t('taxes.reason')}
          description={t('taxes.reasonHelp')}
          maxLength={limits.line}
          value={values.reason}
          error={errors.reason && t('form.required')}
          onChange={(event) => change({ reason: event.target.value })}
        />
      )}
      <TextField
        label={t('taxes.quickBooksName')}
        optionalLabel={t('form.optional')}
        autoComplete="off"
        maxLength={limits.code}
        value={values.quickBooksName}
        onChange={(event) => change({ quickBooksName: event.target.value })}
      />
      <TextField
        label={t('taxes.xeroName')}
        optionalLabel={t('form.optional')}
        description={t('taxes.namesHelp')}
        autoComplete="off"
        maxLength={limits.code}
        value={values.xeroName}
        onChange={(event) => change({ xeroName: event.target.value })}
      />
      {tax && (
        <TaxActions
          tax={tax}
          isDefault={defaultTaxCodeOf(seen).code === tax.code}
          onMakeDefault={() =>
            void save(() => edit(seen, { taxCodes: codes, defaultTaxCode: tax.code }))
          }
          onArchive={(isArchived) => {
            const archivedAt = isArchived ? new Date(trueNow()).toISOString() : null
            const same = codes.find(({ code }) => code === tax.code) ?? tax
            void save(() => edit(seen, { taxCodes: withTax({ ...same, archivedAt }) }))
          }}
        />
      )}
    </EditSheet>
  )
}
