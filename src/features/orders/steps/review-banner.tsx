import { actorName } from '#domain/access/actor-name.ts'
import { CircleAlert, Scale } from 'lucide-react'
import { useState } from 'react'
import { changeText } from '#components/sync/change-text.ts'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { team } from '#data/index.ts'
import { useActor, useLive, useMutate } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import type { Order } from '#domain/entities/order.ts'
import { isLateStep } from '#domain/order/transitions/is-late-step.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { Button } from '#ui/form/button.tsx'
import { missingTexts } from './missing-texts.ts'

/**
 * A late step, for the office to accept or reject; the technician sees that it was recorded. Or what an
 * order was completed without, until the office accepts that or the work is resumed.
 */
export function ReviewBanner({ order }: { order: Order }) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const actor = useActor()
  const mutate = useMutate()
  const people = useLive(team())
  const reportProblem = useProblemToast()
  const [pending, setPending] = useState(false)
  const { needsReview, status, id: orderId } = order
  if (needsReview === null) return null
  const { to, at, by, reason, lacks } = needsReview
  const office = actor !== null && can(actor, 'order/review', { ...order })
  const name = actorName(people, by) ?? t('person.someoneElse')
  const step = changeText(t, format, { name: 'order/move', args: { orderId, to, reason } })

  async function decide(choice: 'take' | 'keep') {
    setPending(true)
    const result = await mutate('order/review', { orderId, choice }).finally(() =>
      setPending(false),
    )
    if (!result.ok) reportProblem(result.problem)
  }

  if (!isLateStep(order)) {
    return (
      <Banner
        tone={office ? 'attention' : 'info'}
        icon={<CircleAlert aria-hidden="true" />}
        title={t('orders.completedWithout', { what: format.list(missingTexts(t, lacks)) })}
        action={
          office && (
            <Button pending={pending} onPress={() => void decide('keep')}>
              {t('orders.completedWithoutAccept')}
            </Button>
          )
        }
      >
        <p>
          {office
            ? t('orders.completedWithoutBy', { name, when: format.when(at, now) })
            : t('orders.completedWithoutNote')}
        </p>
        {order.statusReason !== '' && <p>{order.statusReason}</p>}
      </Banner>
    )
  }

  return (
    <Banner
      tone={office ? 'attention' : 'info'}
      icon={<Scale aria-hidden="true" />}
      title={
        office
          ? t('orders.reviewTitle')
          : t('orders.reviewTitleTechnician', { status: t(`orderStatus.${status}`) })
      }
      action={
        office && (
          <>
            <Button pending={pending} onPress={() => void decide('take')}>
              {t('orders.reviewAccept', { status: t(`orderStatus.${to}`) })}
            </Button>
            <Button pending={pending} onPress={() => void decide('keep')}>
              {t('orders.reviewKeep', { status: t(`orderStatus.${status}`) })}
            </Button>
          </>
        )
      }
    >
      <p>
        {t('orders.reviewUpdate', {
          step,
          name,
          when: format.when(at, now),
          status: t(`orderStatus.${status}`),
        })}
      </p>
      {!office && <p>{t('orders.reviewNote')}</p>}
    </Banner>
  )
}
