import { taxCodesOf } from '#domain/company/tax-codes-of.ts'
import type { Company } from '#domain/entities/company.ts'
import type { ExportTarget } from '#domain/invoice/export/export-marks.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { ButtonLink } from '#ui/link.tsx'

interface UnnamedTaxesProps {
  target: ExportTarget
  company: Company
  taxNames: Readonly<Record<string, string>>
  /** The codes in the files; null before there are any, for all that can be chosen. */
  used: readonly string[] | null
}

/** Says which taxes have no name in the program yet, so that its import would fail or guess, and links to the settings. */
export function UnnamedTaxes({ target, company, taxNames, used }: UnnamedTaxesProps) {
  const t = useT()
  const format = useFormat()
  const codes = taxCodesOf(company)
  const asked = used ?? codes.filter((one) => one.archivedAt === null).map(({ code }) => code)
  const unnamed = asked.filter((code) => !Object.hasOwn(taxNames, code))
  if (unnamed.length === 0) return null
  const nameOf = (code: string) => codes.find((one) => one.code === code)?.label || code
  return (
    <Banner
      tone="attention"
      title={t('invoiceExport.unnamed', {
        count: unnamed.length,
        target: t(`invoiceExport.target.${target}`),
      })}
      action={<ButtonLink href="/admin/taxes">{t('invoiceExport.nameTaxes')}</ButtonLink>}
    >
      {t('invoiceExport.unnamedNote', { taxes: format.list(unnamed.map(nameOf)) })}
    </Banner>
  )
}
