import { useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { orderList } from '#data/index.ts'
import { useLive, useSession, useSyncStatus } from '#data/react.ts'
import { useNow, useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { Button } from '#ui/form/button.tsx'
import { canInstall, install } from '../pwa/install.ts'
import { mayOfferInstall } from '../pwa/may-offer-install.ts'
import { requestPersistentStorage } from '../pwa/storage.ts'
import { deviceSettings } from '../settings/device-settings.ts'

const recentMs = 12 * 60 * 60 * 1000

/** After the first completed order: asks the browser to protect the storage and offers to install the app. */
export function InstallBanner() {
  const t = useT()
  const finished = useJustFinished()
  const { pathname } = useLocation()
  const offered = useAtomValue(canInstall)
  const isOffline = useSyncStatus()?.state.kind === 'offline'
  const paused = useLive(orderList({ scope: 'mine', statuses: ['paused'] }))
  const [{ installDismissed }, change] = useAtom(deviceSettings)

  useEffect(() => {
    if (finished) void requestPersistentStorage()
  }, [finished])

  const isOffered = mayOfferInstall({
    hasFinished: finished,
    canInstall: offered,
    isDismissed: installDismissed,
    hasPaused: (paused?.length ?? 0) > 0,
    isOffline,
    path: pathname,
  })
  if (!isOffered) return null
  return (
    <Banner
      title={t('shell.install')}
      action={
        <>
          <Button onPress={() => void install()}>{t('shell.installNow')}</Button>
          <Button variant="quiet" onPress={() => change({ installDismissed: true })}>
            {t('shell.notNow')}
          </Button>
        </>
      }
    >
      {t('shell.installNote')}
    </Banner>
  )
}

/** Whether this person completed an order within the last few hours. */
function useJustFinished(): boolean {
  const session = useSession()
  const now = useNow()
  const closed = useLive(orderList({ scope: 'mine', statuses: ['done'] }))
  const uid = session.kind === 'signedIn' ? session.uid : ''
  return (
    closed?.some(
      ({ order }) => order.updatedBy === uid && now - Date.parse(order.statusAt) < recentMs,
    ) ?? false
  )
}
