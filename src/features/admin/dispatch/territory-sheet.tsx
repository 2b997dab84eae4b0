import { type FormEvent, useState } from 'react'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { mostPostalCodes, type Territory } from '#domain/company/dispatch/territory.ts'
import type { Company } from '#domain/entities/company.ts'
import { limits } from '#domain/entities/fields.ts'
import { foldText } from '#lib/fold-text.ts'
import { newId } from '#lib/new-id.ts'
import { type Translate, useT } from '#messages/index.ts'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useCompanyEdit } from '../settings/use-company-edit.ts'
import styles from './dispatch.module.css'
import { type CodesError, readPostalCodes } from './postal-codes.ts'

export interface TerritorySheetProps {
  company: Company
  /** null for a new one. */
  territory: Territory | null
  /** Whether anyone works in it. */
  hasPeople: boolean
  onClose: () => void
}

/** Adds a territory, or changes or deletes one. */
export function TerritorySheet({ company, territory, hasPeople, onClose }: TerritorySheetProps) {
  const t = useT()
  const edit = useCompanyEdit()
  // The values when the form opened: an edit records what it changes from.
  const [seen] = useState(company)
  const [id] = useState(() => territory?.id ?? newId())
  const [first] = useState(() => ({
    name: territory?.name ?? '',
    codes: territory?.postalCodes.join(', ') ?? '',
  }))
  const [values, setValues] = useState(first)
  const [tried, setTried] = useState(false)
  const { isSaving, problem, save } = useSaving(onClose)
  const others = seen.territories.filter((one) => one.id !== id)
  const name = values.name.trim()
  const isTaken = others.some((one) => foldText(one.name) === foldText(name))
  const nameError = name === '' ? t('form.required') : isTaken ? t('territories.taken') : undefined
  const read = readPostalCodes(values.codes, others)

  const saveAll = (territories: readonly Territory[]) => save(() => edit(seen, { territories }))

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (nameError !== undefined || read.error !== null) return
    const next = { id, name, postalCodes: read.codes }
    await saveAll(
      territory
        ? seen.territories.map((one) => (one.id === id ? next : one))
        : [...seen.territories, next],
    )
  }

  return (
    <EditSheet
      title={t(territory ? 'territories.edit' : 'territories.new')}
      isDirty={values.name !== first.name || values.codes !== first.codes}
      isSaving={isSaving}
      problem={problem}
      other={
        territory
          ? { label: t('territories.delete'), onPress: () => void saveAll(others) }
          : undefined
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('territories.name')}
        maxLength={limits.code}
        autoComplete="off"
        value={values.name}
        error={tried ? nameError : undefined}
        onChange={({ target }) => setValues({ ...values, name: target.value })}
      />
      <TextArea
        label={t('territories.postalCodes')}
        description={t('territories.postalCodesHint')}
        rows={5}
        autoComplete="off"
        value={values.codes}
        error={tried && read.error !== null ? codesErrorText(t, read.error) : undefined}
        onChange={({ target }) => setValues({ ...values, codes: target.value })}
      />
      {hasPeople && <p className={styles.about}>{t('territories.deleteNote')}</p>}
    </EditSheet>
  )
}

function codesErrorText(t: Translate, error: CodesError): string {
  switch (error.kind) {
    case 'bad':
      return t('territories.badCode', { code: error.code })
    case 'taken':
      return t('territories.codeTaken', { code: error.code, name: error.name })
    case 'tooMany':
      return t('territories.tooManyCodes', { count: mostPostalCodes })
  }
}
