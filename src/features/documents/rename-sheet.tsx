import { useState } from 'react'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { useMutate } from '#data/react.ts'
import { limits } from '#domain/entities/fields.ts'
import type { Photo } from '#domain/entities/photo.ts'
import { useT } from '#messages/index.ts'
import { TextField } from '#ui/form/text-field.tsx'

/** Gives a document another title. */
export function RenameSheet({ photo: present, onClose }: { photo: Photo; onClose: () => void }) {
  const t = useT()
  const mutate = useMutate()
  // As it was when the form opened: an edit records what it changes from.
  const [photo] = useState(present)
  const [title, setTitle] = useState(photo.caption)
  const [tried, setTried] = useState(false)
  const { isSaving, problem, save } = useSaving(onClose)
  const to = title.trim()

  async function submit() {
    setTried(true)
    if (to === '') return
    if (to === photo.caption) {
      onClose()
      return
    }
    const { id: photoId, about, caption: from } = photo
    await save(() => mutate('photo/edit', { photoId, about, edits: { caption: { from, to } } }))
  }

  return (
    <EditSheet
      title={t('library.rename')}
      size="small"
      isDirty={title !== photo.caption}
      isSaving={isSaving}
      problem={problem}
      onSubmit={async (event) => {
        event.preventDefault()
        await submit()
      }}
      onClose={onClose}
    >
      <TextField
        label={t('library.title')}
        autoComplete="off"
        maxLength={limits.line}
        value={title}
        error={tried && to === '' ? t('form.required') : undefined}
        onChange={({ target }) => setTitle(target.value)}
      />
    </EditSheet>
  )
}
