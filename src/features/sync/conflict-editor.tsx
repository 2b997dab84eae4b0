import { useState } from 'react'
import { editableFieldsOf, withFieldValue } from '#domain/mutation/edits/editable-fields.ts'
import type { FieldConflict } from '#domain/problem.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Form, FormActions } from '#ui/form/form.tsx'
import { EditableFields } from './editable-fields.tsx'

type Values = Readonly<Record<string, unknown>>

export interface ConflictEditorProps {
  conflicts: readonly FieldConflict[]
  /** Receives a value for each conflicting field. */
  onSettle: (values: Values) => void
  onCancel: () => void
}

/** Edits a third value, starting from the user's own. */
export function ConflictEditor({ conflicts, onSettle, onCancel }: ConflictEditorProps) {
  const t = useT()
  const [values, setValues] = useState<Values>(() =>
    Object.fromEntries(conflicts.map(({ field, to }) => [field, to])),
  )
  return (
    <Form
      data-unsaved
      onSubmit={(event) => {
        event.preventDefault()
        onSettle(values)
      }}
    >
      <EditableFields
        parts={conflicts.flatMap(({ field }) => editableFieldsOf(field, values[field]))}
        onChange={(part, value) =>
          setValues((now) => ({ ...now, ...(withFieldValue(now, part.path, value) as Values) }))
        }
      />
      <FormActions>
        <Button type="submit" variant="primary">
          {t('sync.useEdited')}
        </Button>
        <Button onPress={onCancel}>{t('action.cancel')}</Button>
      </FormActions>
    </Form>
  )
}
