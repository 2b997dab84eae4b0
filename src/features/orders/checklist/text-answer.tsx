import { problemText } from '#components/text/problem-text.ts'
import { limits } from '#domain/entities/fields.ts'
import { useT } from '#messages/index.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useAutosaveText } from '../detail/use-autosave-text.ts'
import type { AnswerFieldProps } from './answer-autosave.ts'

/** A text or date answer, saved automatically. */
export function TextAnswer({ item, answer, autosave }: AnswerFieldProps) {
  const t = useT()
  const stored = typeof answer.value === 'string' ? answer.value : ''
  const valueOf = (text: string) => ({ value: text === '' ? null : text })
  const field = useAutosaveText(stored, {
    draft: (edit) => autosave.draft(edit && { from: valueOf(edit.from), to: valueOf(edit.to) }),
    save: ({ from, to }) => autosave.save(valueOf(to), valueOf(from)),
  })

  return (
    <div data-unsaved={field.unsaved || undefined}>
      <TextField
        label={item.label}
        type={item.kind === 'date' ? 'date' : 'text'}
        description={item.help || undefined}
        optionalLabel={item.required ? undefined : t('form.optional')}
        maxLength={limits.text}
        value={field.text}
        error={field.problem ? problemText(t, field.problem) : undefined}
        onChange={(event) => field.type(event.target.value)}
        onBlur={field.save}
      />
    </div>
  )
}
