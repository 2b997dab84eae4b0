import { useState } from 'react'
import type { Order } from '#domain/entities/order.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'

/** Two taps so close together are one tap of a hand in a glove, in milliseconds. */
const doubleTap = 350

export interface AheadStatus {
  /** What to show: a step counts from the tap on, before the rows that the screen reads have changed. */
  readonly status: OrderStatus
  /** A further tap now is the same one's echo. */
  readonly isResting: boolean
  /** Shows a step at once, and takes it back where `keep` could not store it. */
  readonly goAhead: (to: OrderStatus, keep: () => Promise<boolean>) => void
}

/** An order's status as the person who taps has every right to see it. */
export function useAheadStatus({ status }: Pick<Order, 'status'>): AheadStatus {
  const [ahead, setAhead] = useState<{ from: OrderStatus; to: OrderStatus } | null>(null)
  const [isResting, setResting] = useState(false)
  // The rows have caught up, or others have brought it elsewhere: they say what it is.
  if (ahead && ahead.from !== status) setAhead(null)

  async function keepStep(keep: () => Promise<boolean>) {
    setResting(true)
    const pause = new Promise((resolve) => setTimeout(resolve, doubleTap))
    try {
      if (!(await keep())) setAhead(null)
    } finally {
      await pause
      setResting(false)
    }
  }

  return {
    status: ahead?.from === status ? ahead.to : status,
    isResting,
    goAhead(to, keep) {
      // The button has another word on it already, and nobody reads that fast.
      if (isResting) return
      setAhead({ from: status, to })
      void keepStep(keep)
    },
  }
}
