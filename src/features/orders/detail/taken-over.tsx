import { TakenOverLine } from '#components/order/taken-over-line.tsx'
import { orderHistory, team } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'

/** From whom the reader took this order over. */
export function TakenOver({ order, uid }: { order: Order; uid: string }) {
  const history = useLive(orderHistory(order.id))
  const people = useLive(team())
  return <TakenOverLine order={order} uid={uid} history={history ?? []} people={people} />
}
