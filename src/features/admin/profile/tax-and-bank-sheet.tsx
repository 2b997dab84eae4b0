import { useState } from 'react'
import * as v from 'valibot'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { groupedIban, iban as ibanSchema, plainIban } from '#domain/company/iban.ts'
import type { Company } from '#domain/entities/company.ts'
import { useT } from '#messages/index.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useCompanyEdit } from '../settings/use-company-edit.ts'
import { isBlank, isHalf, TaxIdFields } from './tax-id-fields.tsx'

/** Edits the numbers under which the company is registered, and its bank account. */
export function TaxAndBankSheet({ company, onClose }: { company: Company; onClose: () => void }) {
  const t = useT()
  const edit = useCompanyEdit()
  const [seen] = useState(company)
  const [first] = useState(() => ({ taxIds: seen.taxIds, iban: groupedIban(seen.iban) }))
  const [values, setValues] = useState(first)
  const [tried, setTried] = useState(false)
  const { isSaving, problem, save } = useSaving(onClose)
  const iban = plainIban(values.iban)
  const isIban = v.is(ibanSchema, iban)
  const taxIds = values.taxIds.filter((one) => !isBlank(one))
  return (
    <EditSheet
      title={t('profile.editTaxAndBank')}
      isDirty={values !== first}
      isSaving={isSaving}
      problem={problem}
      onSubmit={async (event) => {
        event.preventDefault()
        setTried(true)
        if (isIban && !taxIds.some(isHalf)) await save(() => edit(seen, { taxIds, iban }))
      }}
      onClose={onClose}
    >
      <TaxIdFields
        value={values.taxIds}
        tried={tried}
        onChange={(changed) => setValues((now) => ({ ...now, taxIds: changed }))}
      />
      <TextField
        label={t('profile.iban')}
        description={t('profile.ibanHelp')}
        optionalLabel={t('form.optional')}
        name="iban"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={values.iban}
        error={tried && !isIban ? t('profile.ibanInvalid') : undefined}
        onChange={(event) => setValues((now) => ({ ...now, iban: event.target.value }))}
        onBlur={() => isIban && setValues((now) => ({ ...now, iban: groupedIban(iban) }))}
      />
    </EditSheet>
  )
}
