import { NameFields } from '#components/company/company-fields.tsx'
import type { Company } from '#domain/entities/company.ts'
import { useT } from '#messages/index.ts'
import { SettingsSheet } from '../settings/settings-sheet.tsx'

export function ProfileSheet({ company, onClose }: { company: Company; onClose: () => void }) {
  const t = useT()
  return (
    <SettingsSheet
      title={t('admin.editProfile')}
      company={company}
      fields={['name', 'address']}
      onClose={onClose}
    >
      <NameFields />
    </SettingsSheet>
  )
}
