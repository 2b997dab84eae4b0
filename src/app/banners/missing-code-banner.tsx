import { useSyncExternalStore } from 'react'
import { useSyncStatus } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { Button } from '#ui/form/button.tsx'
import { missingCode } from '#ui/lazy-component.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { hasUnsavedText } from '../pwa/unsaved-text.ts'

/** Offers a reload where a part of the page could not be loaded, once the server can be reached again. */
export function MissingCodeBanner() {
  const t = useT()
  const isMissing = useSyncExternalStore(missingCode.subscribe, missingCode.get) > 0
  const isConnected = useSyncStatus()?.state.connection === 'connected'
  if (!isMissing || !isConnected) return null

  function reload() {
    if (hasUnsavedText()) showToast(t('shell.reloadLater'))
    else location.reload()
  }

  return (
    <Banner
      title={t('shell.missingCode')}
      action={<Button onPress={reload}>{t('shell.reload')}</Button>}
    >
      {t('shell.missingCodeNote')}
    </Banner>
  )
}
