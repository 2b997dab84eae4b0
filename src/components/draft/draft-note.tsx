import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Banner } from '#ui/layout/banner.tsx'
import type { KeptDraft } from './use-form-draft.ts'

export interface DraftNoteProps {
  draft: Pick<KeptDraft<unknown>, 'found' | 'forget'>
  /** Shows the form again, empty. */
  onStartOver: () => void
}

/** Says that a form starts with what was entered before it was left, and discards that. */
export function DraftNote({ draft, onStartOver }: DraftNoteProps) {
  const t = useT()
  if (!draft.found) return null
  return (
    <Banner
      isCompact
      title={t('form.draftFound')}
      action={
        <Button
          size="small"
          onPress={() => {
            draft.forget()
            onStartOver()
          }}
        >
          {t('form.startOver')}
        </Button>
      }
    />
  )
}
