import { Play, Square } from 'lucide-react'
import { askBeforeLeaving } from '#components/order/leave-question.ts'
import { lengthText } from '#components/text/length-text.ts'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { memberLabel } from '#components/people/member-label.ts'
import { myTime, orderTime, team } from '#data/index.ts'
import { useActor, useLive, useMutate } from '#data/react.ts'
import { leftWork } from '#domain/time/left-work.ts'
import { lengthOf } from '#domain/time/order-clock.ts'
import { newId } from '#lib/new-id.ts'
import { useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { clockAction } from './clock-action.ts'
import styles from './order-time-card.module.css'

export interface OrderTimeCardProps {
  orderId: string
  mayAdd: boolean
  /** Without a title, below one. */
  bare?: boolean
}

/** The timer on the order, for job costing: each person's own, started by the steps or by hand. */
export function OrderTimeCard({ orderId, mayAdd, bare = false }: OrderTimeCardProps) {
  const t = useT()
  const now = useNow()
  const actor = useActor()
  const mutate = useMutate()
  const reportProblem = useProblemToast()
  const entries = useLive(orderTime(orderId))
  const mine = useLive(myTime())
  const people = useLive(team())
  if (!entries || entries.length === 0 || !actor) return null

  const sums = new Map<string, number>()
  for (const entry of entries) {
    const key = `${entry.userId} ${entry.kind}`
    sums.set(key, (sums.get(key) ?? 0) + lengthOf(entry, now))
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

  function press() {
    const goOn = () => void toggle()
    const step = { orderId, to: 'onSite', uid: actor?.uid ?? '' } as const
    const left = running ? null : leftWork(mine ?? [], step)
    if (left === null) goOn()
    else askBeforeLeaving({ orderId: left, to: step.to, goOn })
  }

  return (
    <Card
      title={bare ? undefined : t('time.order')}
      actions={
        act && (
          <Button
            size="small"
            icon={act === 'stop' ? <Square aria-hidden="true" /> : <Play aria-hidden="true" />}
            onPress={press}
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
