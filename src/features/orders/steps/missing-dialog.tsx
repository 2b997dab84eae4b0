import { CircleAlert } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Missing } from '#domain/order/completion/missing-requirements.ts'
import { type Translate, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import styles from './missing-dialog.module.css'
import { missingTarget } from './missing-target.ts'
import { ReasonSheet } from './reason-sheet.tsx'
import { scrollToSection } from './scroll-to-section.ts'

export interface MissingDialogProps {
  missing: readonly Missing[]
  onClose: () => void
  /** Nothing is missing any more: what was entered last has been stored only now. */
  onNoneLeft: () => void
  /** Completes the order anyway; the office sees what is missing and why. */
  onAnyway: (reason: string) => void
}

const usual = [
  'completion.notNeeded',
  'completion.notPossible',
  'completion.declined',
  'reason.noAccess',
] as const

/** Lists what the order still requires, with links to where to enter it; going without it takes a reason. */
export function MissingDialog({ missing, onClose, onNoneLeft, onAnyway }: MissingDialogProps) {
  const t = useT()
  const [asksReason, setAsksReason] = useState(false)
  const isNoneLeft = missing.length === 0 && !asksReason
  const goOn = useEffectEvent(onNoneLeft)
  useEffect(() => {
    if (isNoneLeft) goOn()
  }, [isNoneLeft])

  function go(target: string) {
    onClose()
    scrollToSection(target)
  }

  if (asksReason) {
    return (
      <ReasonSheet
        title={t('completion.anyway')}
        cancelLabel={t('action.cancel')}
        usual={usual.map((key) => t(key))}
        onClose={onClose}
        onReason={onAnyway}
      />
    )
  }

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('completion.missingTitle', { count: missing.length })}
      closeLabel={t('action.cancel')}
      size="small"
      footer={
        <>
          <Button variant="primary" size="large" onPress={() => go(missingTarget(missing[0]))}>
            {t('completion.addNow')}
          </Button>
          <Button onPress={() => setAsksReason(true)}>{t('completion.anyway')}</Button>
        </>
      }
    >
      <ul className={styles.list}>
        {missing.map((one) => (
          <li key={missingTarget(one)}>
            <Button
              variant="quiet"
              wide
              className={styles.one}
              icon={<CircleAlert aria-hidden="true" />}
              onPress={() => go(missingTarget(one))}
            >
              {labelOf(one, t)}
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('completion.anywayNote', { count: missing.length })}</p>
    </Sheet>
  )
}

function labelOf(missing: Missing, t: Translate): string {
  if (missing.type === 'item') return missing.item.label
  if (missing.type === 'photos') return t('completion.missing.photos', { count: missing.count })
  return t(`completion.missing.${missing.type}`)
}
