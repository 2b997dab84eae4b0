import { CircleAlert } from 'lucide-react'
import { missingCodesOf } from '#domain/order/completion/missing-at-completion.ts'
import type { Missing } from '#domain/order/completion/missing-requirements.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Banner } from '#ui/layout/banner.tsx'
import { missingTexts } from '../steps/missing-texts.ts'

export interface MissingNoteProps {
  missing: readonly Missing[]
  /** Leads to where the first of it is entered; null while leaving would lose what was signed. */
  onAdd: (() => void) | null
}

/** Says before the customer signs what the work still lacks; signing stays possible. */
export function MissingNote({ missing, onAdd }: MissingNoteProps) {
  const t = useT()
  const format = useFormat()
  if (missing.length === 0) return null
  const what = format.list(missingTexts(t, missingCodesOf(missing)))
  return (
    <Banner
      isCompact
      tone="attention"
      icon={<CircleAlert aria-hidden="true" />}
      title={t('sign.lacks', { what })}
      action={
        onAdd && (
          <Button size="small" onPress={onAdd}>
            {t('completion.addNow')}
          </Button>
        )
      }
    />
  )
}
