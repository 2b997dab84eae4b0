import { Timer } from 'lucide-react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { myTime } from '#data/index.ts'
import { useData, useMutate } from '#data/react.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Banner } from '#ui/layout/banner.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import type { LeftTimer } from './use-left-timers.ts'

export interface LeftTimerNoteProps {
  left: LeftTimer
  /** Asks whether it goes on; without it, the person has answered that it does. */
  onKeep?: () => void
}

/** A timer whose order left this person, with how to stop it. */
export function LeftTimerNote({ left: { entry, why, title }, onKeep }: LeftTimerNoteProps) {
  const t = useT()
  const format = useFormat()
  const data = useData()
  const mutate = useMutate()
  const reportProblem = useProblemToast()

  async function stop() {
    const result = await mutate('time/clock', { endIds: [entry.id], start: null })
    if (!result.ok) return reportProblem(result.problem)
    const endedAt = (await data.read(myTime()))?.find(({ id }) => id === entry.id)?.endedAt
    if (endedAt) showToast(t('time.leftTimer.stopped', { time: format.time(endedAt) }))
  }

  return (
    <Banner
      icon={<Timer aria-hidden="true" />}
      title={t('time.leftTimer')}
      action={
        <>
          <Button {...(onKeep && { variant: 'primary' as const })} onPress={() => void stop()}>
            {t('time.stopTimer')}
          </Button>
          {onKeep && <Button onPress={onKeep}>{t('time.leftTimer.keep')}</Button>}
        </>
      }
      {...(onKeep && { tone: 'attention' as const, announce: true })}
    >
      {t(`time.leftTimer.${why}`, { title, time: format.time(entry.startedAt) })}
    </Banner>
  )
}
