import { CircleAlert } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { type AskedAtCompletion, requiredOf } from '#domain/order/completion/asked-at-completion.ts'
import { type Translate, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import styles from './missing-dialog.module.css'
import { missingTarget } from './missing-target.ts'
import { ReasonSheet } from './reason-sheet.tsx'
import { scrollToSection } from './scroll-to-section.ts'

export interface MissingDialogProps {
  asked: readonly AskedAtCompletion[]
  onClose: () => void
  /** Nothing is missing any more: what was entered last has been stored only now. */
  onNoneLeft: () => void
  /** Completes the order anyway; the office sees what is missing and why. Null where only findings are left out. */
  onAnyway: (reason: string | null) => void
}

const usual = [
  'completion.notNeeded',
  'completion.notPossible',
  'completion.declined',
  'reason.noAccess',
] as const

/**
 * Lists what the order still requires and the failed checks without a finding, with links to where to enter them. Going
 * without what is required takes a reason.
 */
export function MissingDialog({ asked, onClose, onNoneLeft, onAnyway }: MissingDialogProps) {
  const t = useT()
  const [asksReason, setAsksReason] = useState(false)
  const missing = requiredOf(asked)
  const isNoneLeft = asked.length === 0 && !asksReason
  const goOn = useEffectEvent(onNoneLeft)
  useEffect(() => {
    if (isNoneLeft) goOn()
  }, [isNoneLeft])

  function go(target: string) {
    onClose()
    scrollToSection(target)
  }

  function skip() {
    onClose()
    onAnyway(null)
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
      title={
        missing.length > 0
          ? t('completion.missingTitle', { count: asked.length })
          : t('completion.sayTitle')
      }
      closeLabel={t('action.cancel')}
      size="small"
      footer={
        <>
          <Button variant="primary" size="large" onPress={() => go(missingTarget(asked[0]))}>
            {t('completion.addNow')}
          </Button>
          <Button onPress={() => (missing.length > 0 ? setAsksReason(true) : skip())}>
            {t('completion.anyway')}
          </Button>
        </>
      }
    >
      <ul className={styles.list}>
        {asked.map((one) => (
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
      <p className={styles.note}>
        {missing.length > 0
          ? t('completion.anywayNote', { count: missing.length })
          : t('completion.sayNote')}
      </p>
    </Sheet>
  )
}

function labelOf(asked: AskedAtCompletion, t: Translate): string {
  if (asked.type === 'item') return asked.item.label
  if (asked.type === 'finding') return t('completion.failed', { check: asked.item.label })
  if (asked.type === 'photos') return t('completion.missing.photos', { count: asked.count })
  return t(`completion.missing.${asked.type}`)
}
