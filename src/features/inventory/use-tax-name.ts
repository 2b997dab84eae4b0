import { useCompany } from '#data/react.ts'
import type { TaxCode } from '#domain/company/tax-code.ts'
import { defaultTaxCodeOf, taxCodesOf } from '#domain/company/tax-codes-of.ts'
import { useT } from '#messages/index.ts'

/** The company's taxes by name. A company that has not arrived on this device has none. */
export function useTaxName() {
  const t = useT()
  const company = useCompany()
  const codes = company ? taxCodesOf(company) : []
  const label = (tax: TaxCode) => tax.label || t(`taxCategory.${tax.category}`)
  const nameOf = (code: string) => {
    const tax = codes.find((one) => one.code === code)
    return tax ? label(tax) : code
  }
  return {
    nameOf,
    /** For a picker: the default, then those in use and the one that is chosen already. */
    optionsWith: (chosen: string) => [
      {
        value: '',
        label: company
          ? t('item.taxDefault', { tax: label(defaultTaxCodeOf(company)) })
          : t('taxes.default'),
      },
      ...codes
        .filter(({ code, archivedAt }) => archivedAt === null || code === chosen)
        .map((tax) => ({ value: tax.code, label: label(tax) })),
    ],
  }
}
