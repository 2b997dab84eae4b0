import type { StockChange } from '#components/stock/stock-change.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'

type Sent = Extract<StockChange, { name: 'stock/send' }>['args']

/** What moves a part back. */
export interface MovesBack {
  /** What is already at its other end has to be sent back first. */
  readonly send: MutationArgs<'stock/send'> | null
  readonly receive: MutationArgs<'stock/receive'>
}

/** What undoes a transfer that began (`sent`) at this van, or was taken into it. */
export function undoMove(sent: Sent, vanId: string, newId: () => string): MovesBack {
  const { movementId, itemId, quantity, fromId, toId } = sent
  if (fromId === vanId) {
    return { send: null, receive: { transferId: movementId, quantity, placeId: vanId } }
  }
  const back = newId()
  return {
    send: { movementId: back, itemId, quantity, fromId: toId, toId: fromId, reason: '' },
    receive: { transferId: back, quantity, placeId: fromId },
  }
}
