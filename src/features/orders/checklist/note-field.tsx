import { limits } from '#domain/entities/fields.ts'
import type { Answer } from '#domain/checklist/answer.ts'
import { useT } from '#messages/index.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useAutosaveText } from '../detail/use-autosave-text.ts'
import type { AnswerAutosave } from './answer-autosave.ts'

/** A note on what was found, shown with a failed answer. */
export function NoteField({ answer, autosave }: { answer: Answer; autosave: AnswerAutosave }) {
  const t = useT()
  const field = useAutosaveText(answer.note, {
    draft: (edit) => autosave.draft(edit && { from: { note: edit.from }, to: { note: edit.to } }),
    save: ({ from, to }) => autosave.save({ note: to }, { note: from }),
  })
  return (
    <div data-unsaved={field.unsaved || undefined}>
      <TextField
        label={t('checklist.note')}
        maxLength={limits.line}
        value={field.text}
        onChange={(event) => field.type(event.target.value)}
        onBlur={field.save}
      />
    </div>
  )
}
