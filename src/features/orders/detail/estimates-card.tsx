import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { EstimateRows } from '#components/estimate/estimate-rows.tsx'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { estimatesAbout } from '#data/index.ts'
import { useActor, useLive, useMutate, useSession, useTimeZone } from '#data/react.ts'
import { can, isAdminLevel } from '#domain/access/can.ts'
import type { Order } from '#domain/entities/order.ts'
import { newEstimate } from '#domain/estimate/new-estimate.ts'
import { viewersOf } from '#domain/order/is-sent.ts'
import { newId } from '#lib/new-id.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'

/** The estimates that were made on an order or became it, and the way to another one. */
export function EstimatesCard({ order }: { order: Order }) {
  const t = useT()
  const actor = useActor()
  const mutate = useMutate()
  const navigate = useNavigate()
  const session = useSession()
  const today = useToday(useTimeZone())
  const reportProblem = useProblemToast()
  const [isCreating, setCreating] = useState(false)
  const items = useLive(estimatesAbout({ orderId: order.id })) ?? []
  const company = session.kind === 'signedIn' ? session.company : null
  const mayCreate =
    actor !== null &&
    company !== null &&
    can(actor, 'estimate/edit', { readerIds: viewersOf(order) }) &&
    (isAdminLevel(actor) || can(actor, 'order/work', { ...order }))

  async function create() {
    if (!company) return
    setCreating(true)
    const estimateId = newId()
    const { title, customerId, siteId } = order
    const optionName = t('estimates.firstOption')
    const start = { estimateId, optionId: newId(), title, customerId, siteId, order, today }
    const args = newEstimate(company, { ...start, optionName })
    const result = await mutate('estimate/create', args)
    setCreating(false)
    if (result.ok) await navigate(`/estimates/${estimateId}`)
    else reportProblem(result.problem)
  }

  if (!mayCreate && items.length === 0) return null
  return (
    <Card
      title={t('estimates.title')}
      flush={items.length > 0}
      actions={
        mayCreate && (
          <Button
            size="small"
            icon={<FilePlus2 aria-hidden="true" />}
            pending={isCreating}
            onPress={() => void create()}
          >
            {t('estimates.new')}
          </Button>
        )
      }
    >
      {items.length > 0 ? (
        <EstimateRows items={items} today={today} />
      ) : (
        <p>{t('estimates.noneOfOrder')}</p>
      )}
    </Card>
  )
}
