import { useT } from '#messages/index.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import styles from './metrics.module.css'

const numbers = [
  'unassigned',
  'late',
  'today',
  'onTime',
  'firstFix',
  'utilisation',
  'drive',
  'unbilled',
  'revenue',
  'overdue',
  'load',
  'people',
] as const

/** What each number counts. */
export function CountingSheet({ onClose }: { onClose: () => void }) {
  const t = useT()
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('metrics.counting')}
      closeLabel={t('action.close')}
    >
      <dl className={styles.counting}>
        {numbers.map((name) => (
          <div key={name}>
            <dt>{t(`metrics.name.${name}`)}</dt>
            <dd>{t(`metrics.how.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>{t('metrics.howDevice')}</p>
    </Sheet>
  )
}
