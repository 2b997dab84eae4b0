import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { Button } from '#ui/form/button.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { hasUnsavedText } from '../pwa/unsaved-text.ts'
import { applyUpdate } from '../pwa/update.ts'
import { useWorking } from './use-working.ts'

/**
 * Offers the new version. The person decides when to update, and is not asked with unsaved text or work in
 * progress.
 */
export function UpdateBanner() {
  const t = useT()
  const working = useWorking()

  function take() {
    if (hasUnsavedText()) showToast(t('shell.updateLater'))
    else applyUpdate()
  }

  return (
    <Banner
      title={t('shell.update')}
      action={!working && <Button onPress={take}>{t('shell.updateNow')}</Button>}
    >
      {working ? t('shell.updateLater') : t('shell.updateNote')}
    </Banner>
  )
}
