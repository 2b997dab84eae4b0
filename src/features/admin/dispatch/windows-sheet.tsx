import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { arrivalWindowOf, mostArrivalWindows } from '#domain/company/dispatch/arrival-windows.ts'
import type { Company } from '#domain/entities/company.ts'
import { newId } from '#lib/new-id.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { FieldGroup, FieldRow } from '#ui/form/form.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { useCompanyEdit } from '../settings/use-company-edit.ts'
import styles from './dispatch.module.css'
import { MinutesSelect } from './minutes-select.tsx'
import { type TypedWindow, windowErrors } from './window-errors.ts'

const choices = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240]

/** Edits the windows of the day that the company offers, and the one around the start. */
export function WindowsSheet({ company, onClose }: { company: Company; onClose: () => void }) {
  const t = useT()
  const edit = useCompanyEdit()
  const [seen] = useState(company)
  const [first] = useState(() => ({
    windows: seen.arrivalWindows.map(({ from, to }) => ({ key: newId(), from, to })),
    before: seen.windowBefore,
    after: seen.windowAfter,
  }))
  const [values, setValues] = useState(first)
  const [tried, setTried] = useState(false)
  const { isSaving, problem, save } = useSaving(onClose)
  const change = (more: Partial<typeof first>) => setValues((now) => ({ ...now, ...more }))
  const { windows, before, after } = values
  const errors = windowErrors(windows)
  const replace = (i: number, more: Partial<TypedWindow>) =>
    change({ windows: windows.map((one, at) => (at === i ? { ...one, ...more } : one)) })

  return (
    <EditSheet
      title={t('windows.edit')}
      isDirty={values !== first}
      isSaving={isSaving}
      problem={problem}
      onSubmit={async (event) => {
        event.preventDefault()
        setTried(true)
        if (errors.some((error) => error !== null)) return
        const made = windows.map(({ from, to }) => arrivalWindowOf(from, to))
        const known = (id: string) => seen.arrivalWindows.find((one) => one.id === id)
        await save(() =>
          edit(seen, {
            arrivalWindows: made.map((one) => known(one.id) ?? one),
            windowBefore: before,
            windowAfter: after,
          }),
        )
      }}
      onClose={onClose}
    >
      <FieldGroup title={t('windows.day')}>
        {windows.map((one, i) => {
          const error = tried ? (errors[i] ?? null) : null
          return (
            <fieldset
              key={one.key}
              className={styles.window}
              aria-label={t('windows.number', { number: i + 1 })}
            >
              <DateTimeField
                type="time"
                label={t('windows.from')}
                value={one.from}
                onChange={({ target }) => replace(i, { from: target.value })}
              />
              <DateTimeField
                type="time"
                label={t('windows.to')}
                value={one.to}
                error={error === null ? undefined : t(error)}
                onChange={({ target }) => replace(i, { to: target.value })}
              />
              <IconButton
                label={t('windows.remove', { number: i + 1 })}
                icon={<Trash2 />}
                onPress={() => change({ windows: windows.filter((_, at) => at !== i) })}
              />
            </fieldset>
          )
        })}
        {windows.length < mostArrivalWindows && (
          <Button
            icon={<Plus aria-hidden="true" />}
            onPress={() =>
              change({
                windows: [
                  ...windows,
                  { key: newId(), from: windows.at(-1)?.to ?? '08:00', to: '' },
                ],
              })
            }
          >
            {t('windows.add')}
          </Button>
        )}
      </FieldGroup>
      <FieldGroup title={t('windows.around')}>
        <FieldRow>
          <MinutesSelect
            label={t('windows.before')}
            value={before}
            choices={choices}
            onChange={(minutes) => change({ before: minutes })}
          />
          <MinutesSelect
            label={t('windows.after')}
            value={after}
            choices={choices.slice(1)}
            onChange={(minutes) => change({ after: minutes })}
          />
        </FieldRow>
      </FieldGroup>
    </EditSheet>
  )
}
