import { useState } from 'react'
import { useT } from '#messages/index.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { EditSheet } from '../sheet/edit-sheet.tsx'
import type { SavedView } from './table-layouts.ts'

export interface ViewSheetProps {
  path: string
  query: string
  onSave: (view: SavedView) => void
  onClose: () => void
}

const longest = 60

/** Asks what a view is to be called, and shows the link to it. */
export function ViewSheet({ path, query, onSave, onClose }: ViewSheetProps) {
  const t = useT()
  const [name, setName] = useState('')
  const [tried, setTried] = useState(false)
  return (
    <EditSheet
      title={t('table.viewSaveTitle')}
      size="small"
      isDirty={name !== ''}
      isSaving={false}
      problem={null}
      onSubmit={async (event) => {
        event.preventDefault()
        setTried(true)
        if (name.trim() === '') return
        onSave({ name: name.trim(), query })
        onClose()
      }}
      onClose={onClose}
    >
      <TextField
        label={t('table.viewName')}
        description={t('table.viewNote')}
        error={tried && name.trim() === '' ? t('form.required') : undefined}
        maxLength={longest}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={t('table.viewLink')}
        readOnly
        value={`${location.origin}${path}?${query}`}
        onFocus={(event) => event.target.select()}
      />
    </EditSheet>
  )
}
