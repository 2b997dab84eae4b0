import { UserRoundCheck, UserRoundPlus } from 'lucide-react'
import { WithdrawButton } from '#components/order/withdraw-button.tsx'
import { useActor, useTellPorts } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { requestOf } from '#domain/order/reassign-requests.ts'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { useVisitAhead } from './use-visit-ahead.ts'

/** That this person asked for the order to be reassigned, with how to withdraw that, or that the office kept it with them. */
export function ReassignBanner({ order }: { order: Order }) {
  const t = useT()
  const ahead = useVisitAhead(order)
  const uid = useActor()?.uid ?? ''
  const ports = useTellPorts()
  const request = ahead?.mayReassign ? requestOf(order, ahead.entry.part, uid) : null
  if (!request) return null
  const reason = request.reason !== '' && (
    <p>
      {t('reassign.reason')}: {request.reason}
    </p>
  )
  if (request.keptAt !== null)
    return (
      <Banner icon={<UserRoundCheck aria-hidden="true" />} title={t('reassign.kept')}>
        {reason}
        {t('reassign.keptNote')}
      </Banner>
    )
  return (
    <Banner
      icon={<UserRoundPlus aria-hidden="true" />}
      title={t('reassign.asked')}
      action={<WithdrawButton order={order} ports={ports} size="small" />}
    >
      {reason}
      {t('reassign.note')}
    </Banner>
  )
}
