import { Timer } from 'lucide-react'
import { useState } from 'react'
import { useSeenOrders } from '#components/order/seen-orders.ts'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { myTime, type RunningTimer } from '#data/index.ts'
import { useData, useMutate, useSyncStatus } from '#data/react.ts'
import { leftTimer } from '#domain/time/left-timer.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Banner } from '#ui/layout/banner.tsx'
import { showToast } from '#ui/overlay/toast.ts'

export interface LeftTimerBannerProps {
  timers: readonly RunningTimer[]
  uid: string
}

/**
 * Asks whether to stop a timer whose order went to someone else or was closed. It is never stopped without a tap: the
 * person may still be at the work, and no one else knows when they left.
 */
export function LeftTimerBanner({ timers, uid }: LeftTimerBannerProps) {
  const t = useT()
  const format = useFormat()
  const data = useData()
  const mutate = useMutate()
  const reportProblem = useProblemToast()
  const seen = useSeenOrders(uid)
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const status = useSyncStatus()
  // A download that goes on may still bring the order.
  const isComing = !status || (status.download !== null && status.brokenSince === null)
  const [left] = timers.flatMap(({ entry, order, isLost }) => {
    const isUnknown = order === null && !isLost && isComing
    const why = kept.has(entry.id) || isUnknown ? null : leftTimer(isLost ? null : order, uid)
    return why === null ? [] : [{ entry, why, order }]
  })
  if (!left) return null
  const { entry, why, order } = left
  const title = order?.title ?? seen?.[entry.orderId ?? '']?.title ?? t('orders.order')

  async function stop() {
    const result = await mutate('time/clock', { endIds: [entry.id], start: null })
    if (!result.ok) return reportProblem(result.problem)
    const endedAt = (await data.read(myTime()))?.find(({ id }) => id === entry.id)?.endedAt
    if (endedAt) showToast(t('time.leftTimer.stopped', { time: format.time(endedAt) }))
  }

  return (
    <Banner
      tone="attention"
      icon={<Timer aria-hidden="true" />}
      title={t('time.leftTimer')}
      action={
        <>
          <Button variant="primary" onPress={() => void stop()}>
            {t('time.stopTimer')}
          </Button>
          <Button onPress={() => setKept(new Set([...kept, entry.id]))}>
            {t('time.leftTimer.keep')}
          </Button>
        </>
      }
      announce
    >
      {t(`time.leftTimer.${why}`, { title, time: format.time(entry.startedAt) })}
    </Banner>
  )
}
