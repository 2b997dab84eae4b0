import { useFormat, useT } from '#messages/index.ts'
import { fail } from '#lib/result.ts'
import { isOutOfRange } from '#domain/checklist/grade-of.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useAutosaveText } from '../detail/use-autosave-text.ts'
import type { AnswerFieldProps } from './answer-autosave.ts'
import styles from './checklist.module.css'
import { limitsText } from './limits-text.ts'
import { parseNumber } from '#lib/parse-number.ts'

/** A measurement or meter reading, saved automatically. Values out of range are accepted and flagged. */
export function NumberAnswer({ item, answer, autosave }: AnswerFieldProps) {
  const t = useT()
  const format = useFormat()
  const stored = typeof answer.value === 'number' ? String(answer.value) : ''
  const field = useAutosaveText(stored, {
    draft(edit) {
      const to = edit && parseNumber(edit.to)
      const from = edit && parseNumber(edit.from)
      const isNumber = to !== undefined && from !== undefined
      autosave.draft(edit && isNumber ? { from: { value: from }, to: { value: to } } : null)
    },
    async save({ from, to }) {
      const value = parseNumber(to)
      if (value !== undefined) return autosave.save({ value }, { value: parseNumber(from) ?? null })
      return fail({ type: 'input/invalid', issues: [{ path: '', message: 'number' }] })
    },
  })
  const outside = isOutOfRange(item, answer.value)
  const help = [item.help, limitsText(t, format, item)].filter(Boolean).join(' · ')

  return (
    <div data-unsaved={field.unsaved || undefined}>
      <TextField
        label={item.label}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        description={help || undefined}
        optionalLabel={item.required ? undefined : t('form.optional')}
        after={item.unit === '' ? undefined : item.unit}
        value={field.text}
        error={field.problem ? t('form.number') : undefined}
        onChange={(event) => field.type(event.target.value)}
        onBlur={field.save}
      />
      {outside && !field.problem && (
        <p className={styles.outside}>
          {t('checklist.outOfRange', { limits: limitsText(t, format, item) })}
        </p>
      )}
    </div>
  )
}
