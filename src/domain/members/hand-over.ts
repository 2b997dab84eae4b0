import type { Location } from '../entities/location.ts'
import type { Order } from '../entities/order.ts'
import type { Change } from './changes.ts'
import { giveVan, type Readers } from './give-van.ts'

/** A van with what the ledger says is in it. */
export interface HeldVan {
  readonly location: Pick<Location, 'id' | 'technicianId'>
  readonly stock: readonly { readonly itemId: string; readonly quantity: number }[]
  readonly readers: Readers
}

/** Where a van goes: to a person with its stock, or nowhere, its stock to another location or staying in it. */
export type VanTarget =
  | { readonly kind: 'person'; readonly id: string }
  | { readonly kind: 'location'; readonly id: string }
  | null

export interface Leaving {
  readonly personId: string
  /** Their open orders. */
  readonly orders: readonly Pick<Order, 'id' | 'assigneeIds'>[]
  /** Who gets the orders; null leaves them to those who are on them too, or to no one. */
  readonly ordersTo: string | null
  readonly vans: readonly HeldVan[]
  readonly vansTo: VanTarget
}

/** Everything that ends a person's access: their orders and vans go to others first. */
export function handOver(leaving: Leaving, newId: () => string): readonly Change[] {
  const { personId, orders, ordersTo, vans, vansTo } = leaving
  return [
    ...orders.map((order) => giveOrder(order, personId, ordersTo)),
    ...vans.flatMap((van) => [
      ...(vansTo?.kind === 'location' ? moveStock(van, vansTo.id, newId) : []),
      ...giveVan(van.location, vansTo?.kind === 'person' ? vansTo.id : null, van.readers),
    ]),
    { name: 'member/deactivate', args: { uid: personId } },
  ]
}

function giveOrder(
  { id, assigneeIds }: Pick<Order, 'id' | 'assigneeIds'>,
  from: string,
  to: string | null,
): Change {
  const others = assigneeIds.filter((uid) => uid !== from && uid !== to)
  const edits = {
    assigneeIds: { from: assigneeIds, to: to === null ? others : [...others, to] },
  }
  return { name: 'order/assign', args: { orderId: id, edits, handOver: true } }
}

/** Sends everything that is in a van to another location, where it arrives at once. */
function moveStock({ location, stock }: HeldVan, toId: string, newId: () => string): Change[] {
  return stock
    .filter(({ quantity }) => quantity > 0)
    .flatMap(({ itemId, quantity }): Change[] => {
      const movementId = newId()
      const sent = { movementId, itemId, quantity, fromId: location.id, toId, reason: '' }
      return [
        { name: 'stock/send', args: { ...sent, have: quantity } },
        { name: 'stock/receive', args: { transferId: movementId, quantity, placeId: toId } },
      ]
    })
}
