import { Play, Square } from 'lucide-react'
import { lengthText } from '#components/text/length-text.ts'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { memberLabel } from '#components/people/member-label.ts'
import { myTime, orderTime, team } from '#data/index.ts'
import { useActor, useLive, useMutate } from '#data/react.ts'
import type { TimeEntry } from '#domain/entities/time-entry.ts'
import { newId } from '#lib/new-id.ts'
import { useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { clockAction } from './clock-action.ts'
import styles from './order-time-card.module.css'

/** The timer on the order, for job costing: each person's own, started by the steps or by hand. */
export function OrderTimeCard({ orderId, mayAdd }: { orderId: string; mayAdd: boolean }) {
  const t = useT()
  const now = useNow()
  const actor = useActor()
  const mutate = useMutate()
  const reportProblem = useProblemToast()
  const entries = useLive(orderTime(orderId))
  const mine = useLive(myTime())
  const people = useLive(team())
  if (!entries || entries.length === 0 || !actor) return null

  const lasted = ({ startedAt, endedAt }: TimeEntry) =>
    Math.max(0, (endedAt === null ? now : Date.parse(endedAt)) - Date.parse(startedAt))
  const sums = new Map<string, number>()
  for (const entry of entries) {
    const key = `${entry.userId} ${entry.kind}`
    sums.set(key, (sums.get(key) ?? 0) + lasted(entry))
  }
  const running = entries.find(({ userId, endedAt }) => userId === actor.uid && endedAt === null)
  const worksHere = entries.some(({ userId }) => userId === actor.uid)
  const act = clockAction({ isRunning: running !== undefined, worksHere, mayAdd })
  const nameOf = (uid: string) => memberLabel(t, people, uid)

  async function toggle() {
    const doing = (mine ?? []).filter(({ endedAt, kind }) => endedAt === null && kind !== 'day')
    const result = await mutate('time/clock', {
      endIds: (running ? [running] : doing).map(({ id }) => id),
      start: running ? null : { entryId: newId(), kind: 'order', orderId },
    })
    if (!result.ok) reportProblem(result.problem)
  }

  return (
    <Card
      title={t('time.order')}
      actions={
        act && (
          <Button
            size="small"
            icon={act === 'stop' ? <Square aria-hidden="true" /> : <Play aria-hidden="true" />}
            onPress={() => void toggle()}
          >
            {t(act === 'stop' ? 'time.stopTimer' : 'time.startTimer')}
          </Button>
        )
      }
    >
      <p className={styles.note}>{t('time.orderNote')}</p>
      <Facts
        items={[...sums].map(([key, sum]) => {
          const [uid = '', kind] = key.split(' ')
          const word = t(kind === 'travel' ? 'time.kind.travel' : 'time.kind.order')
          return {
            term: uid === actor.uid ? word : `${word}, ${nameOf(uid)}`,
            detail: <span className="tabular">{lengthText(t, sum)}</span>,
          }
        })}
      />
    </Card>
  )
}
