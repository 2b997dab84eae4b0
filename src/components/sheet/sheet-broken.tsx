import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { Button } from '#ui/form/button.tsx'
import styles from './sheet-broken.module.css'

/** Not built on Sheet, whose own code may be what failed to load. */
export function SheetBroken({ onClose }: { onClose: () => void }) {
  const t = useT()
  return (
    <div className={styles.broken}>
      <Banner
        tone="danger"
        title={t('shell.pageBroken')}
        action={
          <>
            <Button onPress={() => location.reload()}>{t('shell.reload')}</Button>
            <Button variant="quiet" onPress={onClose}>
              {t('action.close')}
            </Button>
          </>
        }
        announce
      >
        {t('shell.pageBrokenNote')}
      </Banner>
    </div>
  )
}
