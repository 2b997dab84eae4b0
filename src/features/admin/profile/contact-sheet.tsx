import { useState } from 'react'
import * as v from 'valibot'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { webAddress } from '#domain/company/web-address.ts'
import type { Company } from '#domain/entities/company.ts'
import { emailLine, limits } from '#domain/entities/fields.ts'
import { useT } from '#messages/index.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useCompanyEdit } from '../settings/use-company-edit.ts'

/** Edits how customers reach the company. */
export function ContactSheet({ company, onClose }: { company: Company; onClose: () => void }) {
  const t = useT()
  const edit = useCompanyEdit()
  const [seen] = useState(company)
  const [first] = useState(() => ({
    phone: seen.phone,
    email: seen.email,
    website: seen.website.replace(/^https:\/\//, ''),
  }))
  const [values, setValues] = useState(first)
  const [tried, setTried] = useState(false)
  const { isSaving, problem, save } = useSaving(onClose)
  const change = (more: Partial<typeof first>) => setValues((now) => ({ ...now, ...more }))
  const website = webAddress(values.website)
  const email = values.email.trim()
  const isEmail = v.is(emailLine, email)
  return (
    <EditSheet
      title={t('profile.editContact')}
      isDirty={values !== first}
      isSaving={isSaving}
      problem={problem}
      onSubmit={async (event) => {
        event.preventDefault()
        setTried(true)
        if (isEmail && website !== null)
          await save(() => edit(seen, { phone: values.phone.trim(), email, website }))
      }}
      onClose={onClose}
    >
      <TextField
        label={t('profile.phone')}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={limits.line}
        value={values.phone}
        onChange={(event) => change({ phone: event.target.value })}
      />
      <TextField
        label={t('profile.email')}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={limits.line}
        value={values.email}
        error={tried && !isEmail ? t('form.email') : undefined}
        onChange={(event) => change({ email: event.target.value })}
      />
      <TextField
        label={t('profile.website')}
        description={t('profile.websiteHelp')}
        name="website"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        maxLength={limits.line}
        value={values.website}
        error={tried && website === null ? t('profile.websiteInvalid') : undefined}
        onChange={(event) => change({ website: event.target.value })}
      />
    </EditSheet>
  )
}
