import { TaxRateField } from '#components/company/company-fields.tsx'
import type { Company } from '#domain/entities/company.ts'
import { useT } from '#messages/index.ts'
import { SettingsSheet } from '../settings/settings-sheet.tsx'

export function TaxSheet({ company, onClose }: { company: Company; onClose: () => void }) {
  const t = useT()
  return (
    <SettingsSheet
      title={t('admin.editTaxes')}
      company={company}
      fields={['taxPercent']}
      onClose={onClose}
    >
      <TaxRateField />
    </SettingsSheet>
  )
}
