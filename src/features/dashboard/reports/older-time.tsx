import { unbilledOf } from '#data/index.ts'
import { useLive, useOlderTime, useTimesFrom, useTimeZone } from '#data/react.ts'
import { dayBounds } from '#domain/dispatch/day-bounds.ts'
import { type ReportKnown, type ReportPeriod, reportTimesFrom } from '#domain/metrics/report.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Banner } from '#ui/layout/banner.tsx'

interface OlderTimeProps {
  period: ReportPeriod
  known: ReportKnown
}

/** Downloads the recorded time that a report needs and this device does not receive by itself, and says so. */
export function OlderTime({ period, known }: OlderTimeProps) {
  const t = useT()
  const timeZone = useTimeZone()
  const { startsAt } = dayBounds(reportTimesFrom({ period }, useToday(timeZone)), timeZone)
  const { hasFailed } = useTimesFrom(new Date(startsAt).toISOString())
  if (known.allTimes) return null
  return <Banner>{t(hasFailed ? 'metrics.timesMissing' : 'metrics.loadingTimes')}</Banner>
}

/** Downloads the time of work that waits for its invoice, however old: it is part of what is not invoiced. */
export function UnbilledTime() {
  const unbilled = useLive(unbilledOf())
  useOlderTime(unbilled?.map(({ order }) => order) ?? [])
  return null
}
