import { HoursField } from '#components/company/company-fields.tsx'
import type { Company } from '#domain/entities/company.ts'
import { useT } from '#messages/index.ts'
import { SettingsSheet } from '../settings/settings-sheet.tsx'

export function HoursSheet({ company, onClose }: { company: Company; onClose: () => void }) {
  const t = useT()
  return (
    <SettingsSheet
      title={t('admin.editHours')}
      company={company}
      fields={['workingHours']}
      onClose={onClose}
    >
      <HoursField />
    </SettingsSheet>
  )
}
