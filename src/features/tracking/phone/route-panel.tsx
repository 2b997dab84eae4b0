import { useEffect, useMemo, useState } from 'react'
import { ownTrail } from '#data/index.ts'
import { useActor, useLive, useTimeZone } from '#data/react.ts'
import type { Fix } from '#domain/tracking/fix.ts'
import { legsOf, trailOf } from '#domain/tracking/trail.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { useUrlQuery } from '#ui/url-query.ts'
import { askedDay } from '../asked-day.ts'
import { boundsOf, DayPicker } from '../day-picker.tsx'
import { EmptyRoute } from '../empty-route.tsx'
import { TrailText } from '../trail-text.tsx'
import styles from './route-panel.module.css'
import marks from './marks.module.css'
import { noRoute, type OnMap } from './on-map.ts'
import { Panel } from './panel.tsx'

const none: readonly Fix[] = []

/** The person's own route of a day, from this device: it needs neither a signal nor permission. */
export function RoutePanel({ onMap }: { onMap: (content: OnMap) => void }) {
  const t = useT()
  const timeZone = useTimeZone()
  const uid = useActor()?.uid ?? ''
  const today = useToday(timeZone)
  const { values, change } = useUrlQuery()
  const [isOpen, setOpen] = useState(false)
  const day = askedDay(values.get('day'), today) ?? today
  const { from, to } = boundsOf(day, timeZone)
  const fixes = useLive(ownTrail(from, to)) ?? none
  useRouteOnMap(day, fixes, onMap)

  function pick(next: string) {
    change((now) => {
      const query = new URLSearchParams(now)
      if (next === today) query.delete('day')
      else query.set('day', next)
      return query
    })
  }
  return (
    <Panel
      title={t('route.own')}
      action={<DayPicker day={day} onChange={pick} />}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <div className={styles.route}>
        {fixes.length > 0 ? <TrailText fixes={fixes} /> : <EmptyRoute uid={uid} day={day} />}
      </div>
    </Panel>
  )
}

function useRouteOnMap(day: string, fixes: readonly Fix[], onMap: (content: OnMap) => void) {
  const content = useMemo((): OnMap => {
    const { events } = trailOf(fixes)
    return {
      viewKey: `route ${day} ${fixes.length > 0}`,
      lines: { ...noRoute, trail: legsOf(fixes) },
      around: fixes,
      focus: null,
      marks: events.map(({ type, fix }, i) => ({
        // Two steps within a minute may have the same position.
        id: `${type} ${i} ${fix.at}`,
        place: fix,
        content: (
          <span
            className={marks.event}
            data-end={type === 'start' || type === 'last' || undefined}
          />
        ),
      })),
    }
  }, [day, fixes])
  useEffect(() => onMap(content), [onMap, content])
}
