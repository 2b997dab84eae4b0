import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type ChecklistItem, itemKinds } from '#domain/checklist/checklist-item.ts'
import { limits } from '#domain/entities/fields.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FormActions, FieldRow } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { ConditionSelect } from './condition-select.tsx'
import {
  conditionChoices,
  isChoosing,
  isMeasured,
  passingAnswers,
  questionError,
  questionOf,
  type QuestionValues,
  questionValues,
} from './question-form.ts'
import styles from './templates.module.css'

export interface QuestionFieldsProps {
  id: string
  /** null for a new question. */
  item: ChecklistItem | null
  /** The earlier questions, which this one may depend on. */
  above: readonly ChecklistItem[]
  onKeep: (item: ChecklistItem) => void
  onBack: () => void
}

const needs = ['always', 'optional', 'if'] as const

/** A checklist question: its text, type and conditions. */
export function QuestionFields({ id, item, above, onKeep, onBack }: QuestionFieldsProps) {
  const t = useT()
  const first = useRef<HTMLDivElement>(null)
  const [values, setValues] = useState(() => questionValues(item))
  const [tried, setTried] = useState(false)
  const change = (changes: Partial<QuestionValues>) => setValues({ ...values, ...changes })
  const choices = conditionChoices(above)
  const fault = tried ? questionError(values) : null
  useEffect(() => first.current?.querySelector('input')?.focus(), [])

  function keep() {
    setTried(true)
    if (questionError(values) === null) onKeep(questionOf(id, values))
  }

  /** Enter saves the question without submitting the surrounding form. */
  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    keep()
  }

  return (
    <div ref={first} className={styles.form} onKeyDown={onKey} role="presentation">
      <TextField
        label={t('template.question')}
        maxLength={limits.line}
        value={values.label}
        error={fault === 'label' ? t('form.required') : undefined}
        onChange={(event) => change({ label: event.target.value })}
      />
      <TextField
        label={t('template.help')}
        optionalLabel={t('form.optional')}
        maxLength={limits.line}
        value={values.help}
        onChange={(event) => change({ help: event.target.value })}
      />
      <Select
        label={t('template.kind')}
        value={values.kind}
        options={itemKinds.map((one) => ({ value: one, label: t(`template.kind.${one}`) }))}
        onChange={(event) => {
          const kind = itemKinds.find((one) => one === event.target.value)
          if (kind) change({ kind })
        }}
      />
      {isChoosing(values.kind) && (
        <TextField
          label={t('template.options')}
          description={t('template.optionsHint')}
          maxLength={limits.text}
          value={values.options}
          error={fault === 'options' ? t('form.required') : undefined}
          onChange={(event) => change({ options: event.target.value })}
        />
      )}
      {isMeasured(values.kind) && (
        <FieldRow>
          {(['min', 'max'] as const).map((end) => (
            <TextField
              key={end}
              label={t(`template.${end}`)}
              optionalLabel={t('form.optional')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              value={values[end]}
              error={
                fault === end
                  ? t('form.number')
                  : fault === 'order' && end === 'max'
                    ? t('template.limitsReversed')
                    : undefined
              }
              onChange={(event) => change({ [end]: event.target.value })}
            />
          ))}
          <TextField
            label={t('template.unit')}
            optionalLabel={t('form.optional')}
            maxLength={limits.code}
            value={values.unit}
            onChange={(event) => change({ unit: event.target.value })}
          />
        </FieldRow>
      )}
      <Checkbox
        label={t('template.withResult')}
        description={values.kind === 'yesNo' ? undefined : t('template.withResultNote')}
        checked={values.graded}
        onChange={(event) => change({ graded: event.target.checked })}
      />
      {values.kind === 'yesNo' && values.graded && (
        <Select
          label={t('template.passesOn')}
          value={values.passesOn}
          options={passingAnswers.map((one) => ({
            value: one,
            label: t(one === '' ? 'template.gradedApart' : `checklist.${one}`),
          }))}
          onChange={(event) => {
            const passesOn = passingAnswers.find((one) => one === event.target.value)
            if (passesOn !== undefined) change({ passesOn })
          }}
        />
      )}
      <Select
        label={t('template.answer')}
        value={values.need}
        options={needs
          .filter((need) => need !== 'if' || choices.length > 0)
          .map((need) => ({ value: need, label: t(`template.answer.${need}`) }))}
        onChange={(event) => {
          const need = needs.find((one) => one === event.target.value)
          if (need) change({ need })
        }}
      />
      {values.need === 'if' && (
        <ConditionSelect
          label={t('template.requireIf')}
          none={t('template.choose')}
          choices={choices}
          value={values.requireIf}
          error={fault === 'requireIf' ? t('form.required') : undefined}
          onChange={(requireIf) => change({ requireIf })}
        />
      )}
      {choices.length > 0 && (
        <ConditionSelect
          label={t('template.showIf')}
          none={t('template.showAlways')}
          choices={choices}
          value={values.showIf}
          onChange={(showIf) => change({ showIf })}
        />
      )}
      <FormActions>
        <Button variant="primary" onPress={keep}>
          {t(item ? 'template.saveQuestion' : 'template.addQuestion')}
        </Button>
        <Button onPress={onBack}>{t('action.back')}</Button>
      </FormActions>
    </div>
  )
}
