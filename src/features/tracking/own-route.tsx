import { useState } from 'react'
import { ownTrail } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Card } from '#ui/layout/card.tsx'
import { boundsOf, DayPicker } from './day-picker.tsx'
import { TrailView } from './trail-view.tsx'

/** The person's own route, stored on this phone: it needs neither a signal nor permission. */
export function OwnRoute() {
  const t = useT()
  const timeZone = useTimeZone()
  const today = useToday(timeZone)
  const [day, setDay] = useState(today)
  const { from, to } = boundsOf(day, timeZone)
  const fixes = useLive(ownTrail(from, to))
  return (
    <Card title={t('route.own')} actions={<DayPicker day={day} onChange={setDay} />}>
      {fixes && <TrailView fixes={fixes} />}
    </Card>
  )
}
