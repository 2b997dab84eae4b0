import { useLoaded } from '#components/use-loaded.ts'
import { useData } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'

/**
 * Tells someone who signed out with unsent work that it is safe, and a colleague that unsent work is on
 * this device.
 */
export function UnsentWorkNote() {
  const t = useT()
  const data = useData()
  const count = useLoaded(data.countUnsentOnDevice) ?? 0
  if (count === 0) return null
  return <Banner title={t('session.unsynced', { count })}>{t('session.unsyncedNote')}</Banner>
}
