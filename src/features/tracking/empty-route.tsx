import { useMemo } from 'react'
import { ProblemNote } from '#components/text/problem-note.tsx'
import { useLoaded } from '#components/use-loaded.ts'
import { useData, useSyncStatus, useTimeZone } from '#data/react.ts'
import { addDays } from '#domain/time/local-time.ts'
import { trackDays } from '#domain/tracking/track-days.ts'
import { useFormat, useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'

export interface EmptyRouteProps {
  uid: string
  /** 'YYYY-MM-DD' in the company's zone. */
  day: string
}

/** A day without positions: nothing was recorded, or the route was deleted and its length and times remain. */
export function EmptyRoute({ uid, day }: EmptyRouteProps) {
  const t = useT()
  const format = useFormat()
  const { loadRouteDay } = useData()
  const online = useSyncStatus()?.online
  const mayBeDeleted = day <= addDays(useToday(useTimeZone()), -Math.min(...trackDays))
  const key = `${uid} ${day}`
  const load = useMemo(() => {
    if (!mayBeDeleted || uid === '' || online === undefined) return null
    return async () => ({ key, value: await loadRouteDay({ uid, day }) })
  }, [mayBeDeleted, uid, day, key, online, loadRouteDay])
  const loaded = useLoaded(load)
  if (!mayBeDeleted) return <p>{t('route.none')}</p>
  if (loaded?.key !== key) return <p>{t('count.loading')}</p>
  if (!loaded.value.ok) return <ProblemNote problem={loaded.value.problem} />
  const remains = loaded.value.value
  if (!remains) return <p>{t('route.none')}</p>
  const { metres, startAt, endAt } = remains
  return (
    <>
      <p>
        {t('route.deletedSummary', {
          km: format.number(Math.round(metres / 100) / 10),
          from: format.time(startAt),
          to: format.time(endAt),
        })}
      </p>
      <p>{t('route.deleted')}</p>
    </>
  )
}
