import { taxText } from '#components/invoice/tax-text.ts'
import type { TaxCode } from '#domain/company/tax-code.ts'
import { taxCodesOf } from '#domain/company/tax-codes-of.ts'
import type { Company } from '#domain/entities/company.ts'
import { appliedTax } from '#domain/invoice/applied-tax.ts'
import type { InvoiceLine } from '#domain/invoice/invoice-content.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Select } from '#ui/form/select.tsx'

export interface TaxSelectProps {
  tax: InvoiceLine['tax']
  company: Company | null
  hideLabel: boolean
  className: string | undefined
  onChange: (tax: InvoiceLine['tax']) => void
}

/** The tax of a line: one of the company's, or the one it has although that was changed or archived since. */
export function TaxSelect({ tax, company, hideLabel, className, onChange }: TaxSelectProps) {
  const t = useT()
  const format = useFormat()
  const codes = company ? taxCodesOf(company) : []
  const active = codes.filter(({ archivedAt }) => archivedAt === null)
  const nameOf = (one: Pick<TaxCode, 'category' | 'rateMilliPercent'> & { label?: string }) =>
    one.label || taxText(t, format, one)
  const isKnown = active.some((one) => one.code === tax.code && isSame(one, tax))
  const own = { value: '', label: t('invoiceDraft.oldTax', { name: taxText(t, format, tax) }) }
  return (
    <Select
      className={className}
      label={t('invoiceDraft.tax')}
      hideLabel={hideLabel}
      value={isKnown ? tax.code : ''}
      options={[
        ...(isKnown ? [] : [own]),
        ...active.map((one) => ({ value: one.code, label: nameOf(one) })),
      ]}
      onChange={({ target }) => {
        const chosen = active.find(({ code }) => code === target.value)
        if (chosen) onChange(appliedTax(chosen))
      }}
    />
  )
}

function isSame(code: TaxCode, tax: InvoiceLine['tax']): boolean {
  return code.rateMilliPercent === tax.rateMilliPercent && code.category === tax.category
}
