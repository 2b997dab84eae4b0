import { CalendarDays, Coffee, Play, Square } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { lengthText } from '#components/text/length-text.ts'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { myTime, type OrderListItem, unsentIds } from '#data/index.ts'
import { useActor, useLive, useSyncStatus, useTimeZone } from '#data/react.ts'
import type { TimeEntry, TimeKind } from '#domain/entities/time-entry.ts'
import { localDay } from '#domain/time/local-time.ts'
import { dayState } from '#domain/time/day-state.ts'
import { afterBreak } from '#domain/time/step-clock.ts'
import { timesheetDay } from '#domain/time/timesheet.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { hideToast } from '#ui/overlay/toast.ts'
import styles from './day-clock.module.css'
import { type EndQuestion, endQuestion } from './end-question.ts'
import { KeptTimerList } from './kept-timer-list.tsx'
import { type Begin, endedToast, useDayClock } from './use-day-clock.ts'

const paidDay: Begin = { kind: 'day', orderId: null }
const startOfBreak: Begin = { kind: 'break', orderId: null }

const EndDayDialog = lazySheet(async () => (await import('./end-day-dialog.tsx')).EndDayDialog)
const DecideDialog = lazySheet(async () => (await import('./end-day-dialog.tsx')).DecideDialog)
const WeekSheet = lazySheet(async () => (await import('./week-sheet.tsx')).WeekSheet)

interface DayClockProps {
  /** Orders that may have been in progress when a break started. */
  orders: readonly OrderListItem[]
}

/** The clock of the paid day: start, break and end with one tap each. */
export function DayClock({ orders }: DayClockProps) {
  const t = useT()
  const format = useFormat()
  const timeZone = useTimeZone()
  const now = useNow()
  const uid = useActor()?.uid
  const entries = useLive(myTime())
  const unsent = useLive(unsentIds('timeEntries'))
  const { clock, endDay } = useDayClock()
  const [showsWeek, setShowsWeek] = useState(false)
  const actionNeeded = useSyncStatus()?.actionNeeded ?? 0
  const [asked, setAsked] = useState<EndQuestion>(null)
  const isRunning = entries !== undefined && dayState(entries, { now, timeZone }).kind === 'running'
  useEffect(() => {
    if (isRunning) hideToast(endedToast)
  }, [isRunning])
  if (!entries) return null

  const today = localDay(new Date(now).toISOString(), timeZone)
  const sheet = timesheetDay(entries, today, { now, timeZone })
  const isUnsent = sheet.entries.some(({ entry }) => unsent?.has(entry.id))
  const running = (kind: TimeKind) =>
    entries.filter((entry) => entry.kind === kind && entry.endedAt === null)
  const state = dayState(entries, { now, timeZone })
  const day = state.kind === 'running' ? state.entry : undefined
  const [pause] = running('break')

  const statusOf = (orderId: string) =>
    orders.find(({ order }) => order.id === orderId)?.order.status
  const interrupted = (pause: TimeEntry) => afterBreak(entries, pause, statusOf)
  const working = [...running('order'), ...running('travel')]
  const all = entries.filter((entry) => entry.endedAt === null)
  const ending = {
    orders: orders
      .filter(({ order }) => working.some(({ orderId }) => orderId === order.id))
      .map(({ order }) => order.title),
    onEnd: () => endDay(all),
    onClose: () => setAsked(null),
  }

  function pressEnd() {
    const question = endQuestion({ actionNeeded, isWorking: working.length > 0 })
    if (question === null) void endDay(all)
    else setAsked(question)
  }

  return (
    <section className={styles.clock} aria-label={t('time.day')}>
      {working.length > 0 && uid !== undefined && (
        <div className={styles.kept}>
          <KeptTimerList uid={uid} />
        </div>
      )}
      <div className={styles.line}>
        <div>
          <p className={styles.figure}>
            {lengthText(t, sheet.paid)} {isUnsent && <UnsentMark />}
          </p>
          <p className={styles.note}>
            {state.kind !== 'notStarted' && `${t('time.dayNote')} · `}
            {pause
              ? t('time.onBreak', { time: format.time(pause.startedAt) })
              : day
                ? t('time.since', { time: format.time(day.startedAt) })
                : state.kind === 'ended'
                  ? t('time.ended', { time: format.time(state.at) })
                  : t('time.notStarted')}
          </p>
        </div>
        <IconButton
          label={t('time.week')}
          icon={<CalendarDays aria-hidden="true" />}
          onPress={() => setShowsWeek(true)}
        />
      </div>
      <div className={styles.actions}>
        {!day && (
          <Button
            variant="quiet"
            icon={<Play aria-hidden="true" />}
            onPress={() => void clock([], paidDay)}
          >
            {t(state.kind === 'ended' ? 'time.resumeDay' : 'time.startDay')}
          </Button>
        )}
        {day && !pause && (
          <Button
            icon={<Coffee aria-hidden="true" />}
            onPress={() => void clock(working, startOfBreak)}
          >
            {t('time.startBreak')}
          </Button>
        )}
        {pause && (
          <Button
            icon={<Play aria-hidden="true" />}
            onPress={() => void clock([pause], interrupted(pause))}
          >
            {t('time.endBreak')}
          </Button>
        )}
        {day && (
          <Button icon={<Square aria-hidden="true" />} onPress={pressEnd}>
            {t('time.endDay')}
          </Button>
        )}
      </div>
      <Suspense fallback={null}>
        {asked === 'work' && <EndDayDialog {...ending} />}
        {asked === 'decide' && (
          <DecideDialog {...ending} count={actionNeeded} isWorking={working.length > 0} />
        )}
      </Suspense>
      {showsWeek && (
        <Suspense fallback={null}>
          <WeekSheet onClose={() => setShowsWeek(false)} />
        </Suspense>
      )}
    </section>
  )
}
