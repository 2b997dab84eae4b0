import { useState } from 'react'
import { AddressFields } from '#components/contact/address-fields.tsx'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import type { Company } from '#domain/entities/company.ts'
import { limits } from '#domain/entities/fields.ts'
import { useT } from '#messages/index.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useCompanyEdit } from '../settings/use-company-edit.ts'

/** Edits the company's name, its legal name and its address. */
export function ProfileSheet({ company, onClose }: { company: Company; onClose: () => void }) {
  const t = useT()
  const edit = useCompanyEdit()
  // The values when the form opened: an edit records what it changes from.
  const [seen] = useState(company)
  const [first] = useState(() => ({
    name: seen.name,
    legalName: seen.legalName,
    address: seen.address,
  }))
  const [values, setValues] = useState(first)
  const [tried, setTried] = useState(false)
  const { isSaving, problem, save } = useSaving(onClose)
  const change = (more: Partial<typeof first>) => setValues((now) => ({ ...now, ...more }))
  const isUnnamed = values.name.trim() === ''
  return (
    <EditSheet
      title={t('admin.editProfile')}
      isDirty={values !== first}
      isSaving={isSaving}
      problem={problem}
      onSubmit={async (event) => {
        event.preventDefault()
        setTried(true)
        if (!isUnnamed) await save(() => edit(seen, values))
      }}
      onClose={onClose}
    >
      <TextField
        label={t('admin.name')}
        name="name"
        autoComplete="organization"
        maxLength={limits.line}
        value={values.name}
        error={tried && isUnnamed ? t('form.required') : undefined}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label={t('profile.legalName')}
        description={t('profile.legalNameHelp')}
        optionalLabel={t('form.optional')}
        name="legalName"
        maxLength={limits.line}
        value={values.legalName}
        onChange={(event) => change({ legalName: event.target.value })}
      />
      <AddressFields
        name="address"
        value={values.address}
        onChange={(address) => change({ address })}
      />
    </EditSheet>
  )
}
