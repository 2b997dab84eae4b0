import { useEffect, useEffectEvent, useRef } from 'react'
import type { Order } from '#domain/entities/order.ts'
import { workPhase } from './work-phase.ts'

/** Does something when the order on the page closes; not where it was closed before it was opened. */
export function useOnceOver({ id, status }: Pick<Order, 'id' | 'status'>, act: () => void): void {
  const isOver = workPhase(status) === 'after'
  const before = useRef({ id, isOver })
  const go = useEffectEvent(act)
  useEffect(() => {
    const hasClosed = isOver && !before.current.isOver && before.current.id === id
    before.current = { id, isOver }
    if (hasClosed) go()
  }, [id, isOver])
}
