import { useState } from 'react'
import * as v from 'valibot'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import type { Company } from '#domain/entities/company.ts'
import { emailLine, limits } from '#domain/entities/fields.ts'
import { locales, useT } from '#messages/index.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useCompanyEdit } from '../settings/use-company-edit.ts'

/** Edits whom the company's mails are from, and in which language. */
export function MailsSheet({ company, onClose }: { company: Company; onClose: () => void }) {
  const t = useT()
  const edit = useCompanyEdit()
  // The values when the form opened: an edit records what it changes from.
  const [seen] = useState(company)
  const [first] = useState(() => ({
    mailSender: seen.mailSender,
    mailReplyTo: seen.mailReplyTo,
    mailLanguage: seen.mailLanguage,
    mailFooter: seen.mailFooter,
    sendsWelcome: seen.sendsWelcome,
  }))
  const [values, setValues] = useState(first)
  const [tried, setTried] = useState(false)
  const { isSaving, problem, save } = useSaving(onClose)
  const change = (more: Partial<typeof first>) => setValues((now) => ({ ...now, ...more }))
  const mailReplyTo = values.mailReplyTo.trim()
  const isEmail = v.is(emailLine, mailReplyTo)
  return (
    <EditSheet
      title={t('mails.edit')}
      isDirty={values !== first}
      isSaving={isSaving}
      problem={problem}
      onSubmit={async (event) => {
        event.preventDefault()
        setTried(true)
        if (isEmail) await save(() => edit(seen, { ...values, mailReplyTo }))
      }}
      onClose={onClose}
    >
      <TextField
        label={t('mails.sender')}
        description={t('mails.senderHelp')}
        optionalLabel={t('form.optional')}
        placeholder={seen.name}
        maxLength={limits.code}
        value={values.mailSender}
        onChange={(event) => change({ mailSender: event.target.value })}
      />
      <TextField
        label={t('mails.replyTo')}
        description={t('mails.replyToHelp')}
        optionalLabel={t('form.optional')}
        type="email"
        autoComplete="email"
        maxLength={limits.line}
        value={values.mailReplyTo}
        error={tried && !isEmail ? t('form.email') : undefined}
        onChange={(event) => change({ mailReplyTo: event.target.value })}
      />
      <Select
        label={t('mails.language')}
        description={t('mails.languageHelp')}
        value={values.mailLanguage ?? ''}
        placeholder={t('mails.language.null')}
        options={locales.map((value) => ({ value, label: t(`invites.language.${value}`) }))}
        onChange={(event) =>
          change({ mailLanguage: locales.find((one) => one === event.target.value) ?? null })
        }
      />
      <TextArea
        label={t('mails.footer')}
        description={t('mails.footerHelp')}
        optionalLabel={t('form.optional')}
        rows={3}
        maxLength={limits.note}
        value={values.mailFooter}
        onChange={(event) => change({ mailFooter: event.target.value })}
      />
      <Checkbox
        label={t('mails.welcomeSwitch')}
        checked={values.sendsWelcome}
        onChange={(event) => change({ sendsWelcome: event.target.checked })}
      />
    </EditSheet>
  )
}
