import { useCallback, useState } from 'react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { problemText } from '#components/text/problem-text.ts'
import { useLoad } from '#components/use-loaded.ts'
import type { OnlinePaymentsState, OnlinePaymentsStep } from '#data/index.ts'
import { useActor, useData, useSyncStatus } from '#data/react.ts'
import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'
import { useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import styles from './profile.module.css'

type State = OnlinePaymentsState['state']

const tones = { on: 'green', pending: 'attention', off: 'grey' } as const

/** Whether customers can pay their invoices online, and the owner's way to connect the company's own account. */
export function OnlinePaymentsCard() {
  const t = useT()
  const data = useData()
  const isOwner = useActor()?.role === 'owner'
  const isOnline = useSyncStatus()?.online ?? true
  const showProblem = useProblemToast()
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Result<OnlinePaymentsState, Problem>>()
  const [pending, setPending] = useState(false)
  const load = useCallback(
    async () => ({ attempt, found: await (await data.loadCompanyData()).onlinePayments('look') }),
    [data, attempt],
  )
  useLoad(load, ({ found }) => setAnswer(found))

  async function take(step: OnlinePaymentsStep) {
    setPending(true)
    const taken = await (await data.loadCompanyData()).onlinePayments(step)
    if (taken.ok && taken.value.url !== undefined) return leaveFor(taken.value.url)
    setPending(false)
    if (taken.ok) setAnswer(taken)
    else showProblem(taken.problem)
  }

  if (answer?.ok !== true && !isOnline)
    return (
      <Card title={t('online.title')}>
        <p className={styles.none}>{t('online.offline')}</p>
      </Card>
    )
  if (!answer)
    return (
      <Card title={t('online.title')}>
        <Skeleton label={t('online.loading')} count={1} />
      </Card>
    )
  if (!answer.ok)
    return (
      <Card
        title={t('online.title')}
        actions={
          <Button size="small" onPress={() => setAttempt((count) => count + 1)}>
            {t('action.retry')}
          </Button>
        }
      >
        <p role="alert">{problemText(t, answer.problem)}</p>
      </Card>
    )
  const { state } = answer.value
  return (
    <Card
      title={t('online.title')}
      actions={
        isOwner && <StepButton state={state} pending={pending} onStep={(step) => void take(step)} />
      }
    >
      <p>
        <Badge tone={tones[state]}>{t(`online.is.${state}`)}</Badge>
      </p>
      <p className={styles.none}>{t(`online.note.${state}`)}</p>
      {!isOwner && <p className={styles.none}>{t('online.owner')}</p>}
    </Card>
  )
}

interface StepButtonProps {
  state: State
  pending: boolean
  onStep: (step: OnlinePaymentsStep) => void
}

function StepButton({ state, pending, onStep }: StepButtonProps) {
  const t = useT()
  return (
    <Button
      size="small"
      pending={pending}
      onPress={() => onStep(state === 'on' ? 'turnOff' : 'connect')}
    >
      {t(`online.do.${state}`)}
    </Button>
  )
}

/** The provider's page, which comes back to this one. */
function leaveFor(url: string): void {
  window.location.assign(url)
}
