import { useState } from 'react'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { planningTerms, type PlanningTermId } from '#domain/company/dispatch/planning-terms.ts'
import type { Company } from '#domain/entities/company.ts'
import { equal } from '#lib/equal.ts'
import { useFormat, useLocale, useT } from '#messages/index.ts'
import { FieldGroup, FieldRow } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useCompanyEdit } from '../settings/use-company-edit.ts'
import styles from './dispatch.module.css'
import { planningGroups, shownTerms } from './planning-groups.ts'
import { readWeights, typedWeights } from './weights-form.ts'

/** Edits what makes a plan worse, each in minutes of driving. */
export function WeightsSheet({ company, onClose }: { company: Company; onClose: () => void }) {
  const t = useT()
  const format = useFormat()
  const locale = useLocale()
  const edit = useCompanyEdit()
  const [seen] = useState(company)
  const [first] = useState(() => typedWeights(seen.planningWeights, locale))
  const [values, setValues] = useState(first)
  const [tried, setTried] = useState(false)
  const { isSaving, problem, save } = useSaving(onClose)
  const { weights, wrong } = readWeights(values, seen.planningWeights)

  function boundsOf(id: PlanningTermId): string {
    const { least, most } = planningTerms[id]
    return t('weights.bounds', { least: format.number(least), most: format.number(most) })
  }

  return (
    <EditSheet
      title={t('weights.title')}
      isDirty={!equal(values, first)}
      isSaving={isSaving}
      problem={problem}
      other={{ label: t('weights.reset'), onPress: () => setValues(typedWeights([], locale)) }}
      onSubmit={async (event) => {
        event.preventDefault()
        setTried(true)
        const firstWrong = shownTerms.find((id) => wrong.has(id))
        if (firstWrong === undefined) await save(() => edit(seen, { planningWeights: weights }))
        else focusField(event.currentTarget, firstWrong)
      }}
      onClose={onClose}
    >
      <p className={styles.about}>{t('weights.about')}</p>
      {planningGroups.map((group) => (
        <FieldGroup key={group.id} title={t(`weights.group.${group.id}`)}>
          <FieldRow>
            {group.terms.map((id) => (
              <TextField
                key={id}
                name={id}
                label={t(`planningTerm.${id}`)}
                inputMode="decimal"
                autoComplete="off"
                maxLength={8}
                after={t('weights.unit')}
                value={values[id]}
                error={tried && wrong.has(id) ? boundsOf(id) : undefined}
                onChange={({ target }) => setValues((now) => ({ ...now, [id]: target.value }))}
              />
            ))}
          </FieldRow>
        </FieldGroup>
      ))}
    </EditSheet>
  )
}

/** The form is longer than a screen. */
function focusField(form: EventTarget, name: PlanningTermId): void {
  const field = form instanceof HTMLFormElement ? form.elements.namedItem(name) : null
  if (field instanceof HTMLElement) field.focus()
}
