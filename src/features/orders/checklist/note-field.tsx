import { limits } from '#domain/entities/fields.ts'
import type { Answer } from '#domain/checklist/answer.ts'
import { useT } from '#messages/index.ts'
import { TextField } from '#ui/text-field.tsx'
import { useSelfSavingText } from '../use-self-saving-text.ts'
import type { SaveAnswer } from './answer-field.tsx'

/** What was found, beside an answer that failed. */
export function NoteField({ answer, onSave }: { answer: Answer; onSave: SaveAnswer }) {
  const t = useT()
  const field = useSelfSavingText(answer.note, (from, to) =>
    onSave({ ...answer, note: to }, { ...answer, note: from }),
  )
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
