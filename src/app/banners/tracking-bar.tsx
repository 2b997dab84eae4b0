import { MapPin, MapPinOff, Square, Sun, SunDim } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useLoaded } from '#components/use-loaded.ts'
import { myTime, orderList, type PageTracker, type TrackerState } from '#data/index.ts'
import { useActor, useData, useLive, useCompany } from '#data/react.ts'
import { trackingReason } from '#domain/tracking/should-track.ts'
import { trackingModeOf } from '#domain/tracking/tracking-mode.ts'
import { useNow, useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { ArrivalPrompt } from './arrival/arrival-prompt.tsx'

/** Records the person's location while sharing is on, says who can see it, and stops with one tap. */
export function TrackingBar() {
  const data = useData()
  const actor = useActor()
  const company = useCompany()
  const orders = useLive(orderList({ scope: 'mine', open: true }))
  const entries = useLive(myTime())
  const now = useNow()
  const tracker = useLoaded(data.loadTracker)
  const reason = trackingReason({
    mode: trackingModeOf(company),
    agreed: true,
    orders: orders?.map(({ order }) => order) ?? [],
    entries: entries ?? [],
    now,
  })
  const follows = reason !== null

  useEffect(() => {
    if (!tracker || !follows) return undefined
    const end = new AbortController()
    void follow(tracker, end.signal)
    return () => end.abort()
  }, [tracker, follows])

  if (!tracker || reason === null || !company) return null
  return (
    <>
      <Bar tracker={tracker} reason={reason} company={company.name} />
      {actor && <ArrivalPrompt key={actor.uid} tracker={tracker} actor={actor} />}
    </>
  )
}

/** Only one tab may record: a route recorded twice would contain every point twice. */
async function follow(tracker: PageTracker, signal: AbortSignal): Promise<void> {
  const run = () =>
    new Promise<void>((resolve) => {
      tracker.start()
      signal.addEventListener('abort', () => {
        tracker.stop()
        resolve()
      })
    })
  try {
    if (navigator.locks) await navigator.locks.request('daybook:places', { signal }, run)
    else await run()
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

interface BarProps {
  tracker: PageTracker
  reason: 'order' | 'duty'
  company: string
}

function Bar({ tracker, reason, company }: BarProps) {
  const t = useT()
  const data = useData()
  // The map says who sees it, and needs the room.
  const isOnMap = useLocation().pathname === '/tracking'
  const state = useSyncExternalStore(tracker.state.subscribe, tracker.state.get)
  if (!state) return null
  const isOn = state.status === 'on' || state.status === 'off' || state.status === 'searching'

  const note = isOn
    ? [!isOnMap && t('sharing.visibleTo', { company }), state.coarse && t('sharing.lowBattery')]
    : [t('sharing.problemNote')]

  async function stop() {
    await data.agreeToTracking(false)
    showToast(t('sharing.stopped'), {
      id: 'way',
      kind: 'success',
      action: { label: t('sharing.turnBackOn'), onPress: () => void data.agreeToTracking(true) },
    })
  }

  const keepsOn = state.drive === 'on'
  const keepOn = {
    'aria-pressed': keepsOn,
    variant: keepsOn ? ('primary' as const) : ('secondary' as const),
    icon: keepsOn ? <Sun aria-hidden="true" /> : <SunDim aria-hidden="true" />,
    onPress: () => void tracker.drive(!keepsOn),
  }
  const canKeepOn = isOn && state.drive !== 'missing'

  return (
    <Banner
      icon={isOn ? <MapPin aria-hidden="true" /> : <MapPinOff aria-hidden="true" />}
      title={t(isOn ? `sharing.on.${reason}` : `sharing.problem.${problemOf(state)}`)}
      announce
      isCompact={isOnMap}
      action={
        isOnMap ? (
          <>
            {canKeepOn && <IconButton {...keepOn} label={t('sharing.keepScreenOn')} />}
            <IconButton
              variant="secondary"
              label={t('sharing.stop')}
              icon={<Square aria-hidden="true" />}
              onPress={() => void stop()}
            />
          </>
        ) : (
          <>
            {canKeepOn && <Button {...keepOn}>{t('sharing.keepScreenOn')}</Button>}
            <Button onPress={() => void stop()}>{t('sharing.stop')}</Button>
          </>
        )
      }
    >
      {note.filter(Boolean).join(' ')}
    </Banner>
  )
}

function problemOf({ status }: TrackerState): 'lost' | 'denied' | 'missing' {
  return status === 'denied' || status === 'missing' ? status : 'lost'
}
