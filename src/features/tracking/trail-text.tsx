import { CircleDot, Flag, Hourglass } from 'lucide-react'
import { lengthText } from '#components/text/length-text.ts'
import { orderStyle } from '#components/order/order-style.tsx'
import { LocationLink } from '#components/contact/location-link.tsx'
import { WhenText } from '#components/text/when-text.tsx'
import type { Fix } from '#domain/tracking/fix.ts'
import { trailOf, type TrailEvent } from '#domain/tracking/trail.ts'
import { type Translate, useFormat, useT } from '#messages/index.ts'
import { Timeline, type TimelineItem } from '#ui/list/timeline.tsx'
import styles from './trail-text.module.css'

/** The length and the events of a route, where a map shows the way; of at least one position. */
export function TrailText({ fixes }: { fixes: readonly Fix[] }) {
  const t = useT()
  const format = useFormat()
  const trail = trailOf(fixes)
  const summary = t('route.summary', {
    km: format.number(Math.round(trail.km * 10) / 10),
    count: fixes.length,
  })
  return (
    <>
      <p className={styles.summary}>{summary}</p>
      <Timeline items={trail.events.map((event, i) => itemOf(event, i, t))} />
    </>
  )
}

function itemOf({ type, fix, lasted }: TrailEvent, i: number, t: Translate): TimelineItem {
  const common = {
    id: `${i} ${fix.at}`,
    time: <WhenText at={fix.at} show="time" />,
    note: (
      <>
        <LocationLink place={fix}>
          {t('route.viewOnMap', { metres: Math.round(fix.accuracy) })}
        </LocationLink>
        {fix.battery !== null && ` · ${t('route.battery', { percent: fix.battery })}`}
      </>
    ),
  }
  if (type === 'step' && fix.step !== null) {
    const { tone, Icon } = orderStyle[fix.step]
    return {
      ...common,
      tone,
      icon: <Icon aria-hidden="true" />,
      title: t(`orderStatus.${fix.step}`),
    }
  }
  if (type === 'stay') {
    const title = t('route.stay', { length: lengthText(t, lasted) })
    return { ...common, icon: <Hourglass aria-hidden="true" />, title }
  }
  return type === 'start'
    ? { ...common, icon: <CircleDot aria-hidden="true" />, title: t('route.start') }
    : { ...common, icon: <Flag aria-hidden="true" />, title: t('route.lastLocation') }
}
