import type { TrackingMode } from '#domain/entities/company.ts'
import { useT } from '#messages/index.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import styles from './sharing-panel.module.css'

export interface TermsSheetProps {
  mode: TrackingMode
  /** How many days the company keeps routes. */
  days: number
  onClose: () => void
}

/** The whole text about location sharing. */
export function TermsSheet({ mode, days, onClose }: TermsSheetProps) {
  const t = useT()
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('sharing.terms')}
      closeLabel={t('action.close')}
      size="small"
    >
      <ul className={styles.terms}>
        <li>{t('sharing.term.steps')}</li>
        <li>{t(`sharing.term.${mode}`)}</li>
        <li>{t('sharing.term.who', { days })}</li>
        <li>{t('sharing.customers')}</li>
        <li>{t('sharing.term.stop')}</li>
        <li>{t('sharing.term.battery')}</li>
      </ul>
    </Sheet>
  )
}
