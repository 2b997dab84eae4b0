import { useSyncExternalStore } from 'react'
import { useData } from '#data/react.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { Button } from '#ui/form/button.tsx'

/**
 * Reports that the browser deleted unsent work, with what is known about it, until the person dismisses it.
 */
export function LostWorkBanner() {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const { lostChanges, dismissLostChanges } = useData()
  const lost = useSyncExternalStore(lostChanges.subscribe, lostChanges.get)
  if (!lost) return null
  return (
    <Banner
      tone="danger"
      title={t('shell.lost', { count: lost.count })}
      action={<Button onPress={() => void dismissLostChanges()}>{t('shell.lostDismiss')}</Button>}
      announce
    >
      <p>
        {lost.oldestAt === null
          ? t('shell.lostLastSeen', { seen: format.when(lost.lastSeenAt, now) })
          : t('shell.lostSince', {
              since: format.when(lost.oldestAt, now),
              seen: format.when(lost.lastSeenAt, now),
            })}
      </p>
      <p>{t('shell.lostNote')}</p>
    </Banner>
  )
}
