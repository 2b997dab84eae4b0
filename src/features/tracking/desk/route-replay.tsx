import { Pause, Play, RotateCw } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { ProblemNote } from '#components/text/problem-note.tsx'
import { replayPoint, stepMoment } from '#domain/tracking/replay.ts'
import { trailOf } from '#domain/tracking/trail.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { DayPicker } from '../day-picker.tsx'
import { EmptyRoute } from '../empty-route.tsx'
import { TrailText } from '../trail-text.tsx'
import styles from './route-replay.module.css'
import type { ShownRoute } from './use-shown-route.ts'

/** Times faster than it was. */
const speeds = [10, 60] as const
const frameMs = 100

/** A day's route: played on the map, and as a list of its steps and stays. */
export function RouteReplay({
  uid,
  route,
  onDay,
}: {
  uid: string
  route: ShownRoute
  onDay: (day: string | null) => void
}) {
  const t = useT()
  const { day, asked, fixes, reload } = route
  if (day === null) return null
  return (
    <div className={styles.replay}>
      <div className={styles.head}>
        <DayPicker day={day} onChange={onDay} />
        {reload && (
          <IconButton
            size="small"
            label={t('tracking.reloadRoute')}
            icon={<RotateCw />}
            onPress={reload}
          />
        )}
        <Button size="small" onPress={() => onDay(null)}>
          {t('tracking.hideRoute')}
        </Button>
      </div>
      {asked === null && <p>{t('count.loading')}</p>}
      {asked && !asked.ok && <ProblemNote problem={asked.problem} />}
      {fixes.length > 1 && <Player route={route} />}
      {asked?.ok && fixes.length === 0 && <EmptyRoute uid={uid} day={day} />}
      {fixes.length > 0 && <TrailText fixes={fixes} />}
    </div>
  )
}

/** Left and right go from position to position, with Shift from event to event. */
function Player({ route: { fixes, at, setAt } }: { route: ShownRoute }) {
  const t = useT()
  const format = useFormat()
  const [speed, setSpeed] = useState<number>(speeds[1])
  const [isPlaying, setIsPlaying] = useState(false)
  // They are in the order of their times.
  const first = Date.parse(fixes[0]?.at ?? '')
  const last = Date.parse(fixes.at(-1)?.at ?? '')
  const now = at ?? last
  const time = format.time(new Date(now).toISOString())
  const isGap = replayPoint(fixes, now)?.isGap === true

  const tick = useEffectEvent(() => {
    const next = now + speed * frameMs
    setAt(Math.min(last, next))
    if (next >= last) setIsPlaying(false)
  })
  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = setInterval(() => tick(), frameMs)
    return () => clearInterval(timer)
  }, [isPlaying])

  function play(): void {
    if (!isPlaying && now >= last) setAt(first)
    setIsPlaying(!isPlaying)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null
    if (direction === null) return
    event.preventDefault()
    const moments = event.shiftKey ? trailOf(fixes).events.map(({ fix }) => fix) : fixes
    setAt(stepMoment(moments, now, direction))
  }

  return (
    <div className={styles.player}>
      <div className={styles.head}>
        <Button
          size="small"
          icon={isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          onPress={play}
        >
          {t(isPlaying ? 'tracking.pause' : 'tracking.play')}
        </Button>
        <ChipRow label={t('tracking.speed')}>
          {speeds.map((value) => (
            <Chip key={value} isSelected={speed === value} onPress={() => setSpeed(value)}>
              {`×${value}`}
            </Chip>
          ))}
        </ChipRow>
        <output className={styles.time}>{time}</output>
      </div>
      <input
        type="range"
        className={styles.slider}
        aria-label={t('tracking.moment')}
        aria-valuetext={isGap ? t('tracking.gapAt', { time }) : time}
        min={first}
        max={last}
        step={1000}
        value={now}
        onChange={(event) => setAt(Number(event.target.value))}
        onKeyDown={onKeyDown}
      />
      {isGap && <p className={styles.gap}>{t('tracking.gap')}</p>}
    </div>
  )
}
