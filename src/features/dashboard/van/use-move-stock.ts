import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import type { StockChange } from '#components/stock/stock-change.ts'
import { quantityText } from '#components/text/quantity-text.ts'
import { useMutate } from '#data/react.ts'
import type { Item } from '#domain/entities/item.ts'
import { newId } from '#lib/new-id.ts'
import { useT } from '#messages/index.ts'
import { showToast } from '#ui/overlay/toast.ts'
import { undoMove } from './undo-move.ts'

/** Stores a change to what a van holds; what moves into it or out of it is confirmed and can be undone. */
export function useMoveStock(vanId: string) {
  const t = useT()
  const mutate = useMutate()
  const reportProblem = useProblemToast()

  async function undo(args: Parameters<typeof undoMove>[0]) {
    const { send, receive } = undoMove(args, vanId, newId)
    const sent = send ? await mutate('stock/send', send) : null
    const back = sent === null || sent.ok ? await mutate('stock/receive', receive) : sent
    if (!back.ok) reportProblem(back.problem)
  }

  return async ({ name, args }: StockChange, item: Item) => {
    const done = await mutate(name, args)
    if (!done.ok || name !== 'stock/send') return done
    const { movementId: transferId, quantity, toId: placeId } = args
    const isTaken = placeId === vanId
    // What is taken is in the van at once; if only the sending was stored, it waits among the incoming transfers.
    if (isTaken) await mutate('stock/receive', { transferId, quantity, placeId })
    const amount = quantityText(t, quantity, item.unit)
    showToast(t(isTaken ? 'van.taken' : 'van.sent', { amount }), {
      kind: 'success',
      note: item.name,
      action: { label: t('action.undo'), onPress: () => void undo(args) },
    })
    return done
  }
}
