import { useLoaded } from '#components/use-loaded.ts'
import { useData } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'

/** Whoever signed out with unsent work reads here that it is safe; a colleague, that some lies on this device. */
export function KeptWork() {
  const t = useT()
  const data = useData()
  const count = useLoaded(data.countUnsentOnDevice) ?? 0
  if (count === 0) return null
  return <Banner title={t('session.kept', { count })}>{t('session.keptNote')}</Banner>
}
