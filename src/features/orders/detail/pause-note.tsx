import { myTime } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useFormat, useT } from '#messages/index.ts'

/** Says on a paused order that the reader's break runs, and what ends it. */
export function PauseNote() {
  const t = useT()
  const format = useFormat()
  const pause = useLive(myTime())?.find(({ kind, endedAt }) => kind === 'break' && endedAt === null)
  return pause && <p>{t('time.breakOfPause', { time: format.time(pause.startedAt) })}</p>
}
