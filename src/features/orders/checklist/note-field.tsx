import { limits } from '#domain/entities/fields.ts'
import type { Answer } from '#domain/checklist/answer.ts'
import { useT } from '#messages/index.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { useSelfSavingText } from '../detail/use-autosave-text.ts'
import type { AnswerKeeper } from './answer-keeper.ts'

/** What was found, beside an answer that failed. */
export function NoteField({ answer, keeper }: { answer: Answer; keeper: AnswerKeeper }) {
  const t = useT()
  const field = useSelfSavingText(answer.note, {
    draft: (edit) => keeper.draft(edit && { from: { note: edit.from }, to: { note: edit.to } }),
    save: ({ from, to }) => keeper.save({ note: to }, { note: from }),
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
