import { fieldName } from '#components/sync/field-name.ts'
import { useTimeZone } from '#data/react.ts'
import type { EditableField } from '#domain/mutation/edits/editable-fields.ts'
import { priorities } from '#domain/entities/order.ts'
import { fromLocalTime, toLocalTime } from '#domain/time/local-time.ts'
import { useT } from '#messages/index.ts'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'

export interface EditableFieldsProps {
  parts: readonly EditableField[]
  onChange: (part: EditableField, value: unknown) => void
}

/** A field for each editable part of a change; controlled by the parts' values. */
export function EditableFields({ parts, onChange }: EditableFieldsProps) {
  return parts.map((part) => (
    <EditableFieldInput
      key={part.path.join('/')}
      part={part}
      onChange={(value) => onChange(part, value)}
    />
  ))
}

function EditableFieldInput({
  part,
  onChange,
}: {
  part: EditableField
  onChange: (value: unknown) => void
}) {
  const t = useT()
  const timeZone = useTimeZone()
  const name = fieldName(t, part.field)
  const label = name.charAt(0).toLocaleUpperCase() + name.slice(1)
  const text = typeof part.value === 'string' ? part.value : ''
  switch (part.kind) {
    case 'line':
      return (
        <TextField label={label} value={text} onChange={(event) => onChange(event.target.value)} />
      )
    case 'text':
      return (
        <TextArea
          label={label}
          rows={4}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'words':
      return (
        <TextField
          label={label}
          defaultValue={Array.isArray(part.value) ? part.value.join(', ') : ''}
          onChange={(event) => onChange(wordsOf(event.target.value))}
        />
      )
    case 'priority':
      return (
        <Select
          label={label}
          value={text}
          options={priorities.map((value) => ({ value, label: t(`priority.${value}`) }))}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'instant':
      return (
        <DateTimeField
          label={label}
          defaultValue={text === '' ? '' : toLocalTime(text, timeZone)}
          onChange={(event) => onChange(fromLocalTime(event.target.value, timeZone))}
        />
      )
  }
}

function wordsOf(text: string): string[] {
  const words = text.split(',').map((word) => word.trim())
  return [...new Set(words.filter(Boolean))]
}
