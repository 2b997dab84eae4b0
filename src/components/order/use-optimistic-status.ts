import { useEffect, useState } from 'react'
import type { Order } from '#domain/entities/order.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { afterPaint } from '#lib/after-paint.ts'
import { createEchoGuard } from '#lib/echo-guard.ts'
import { type StepsAhead, followRow, settleStep, stepAhead } from './optimistic-steps.ts'

/** How long a button stands with its new words before it takes another tap, in milliseconds. */
const echoMs = 600

export interface AheadStatus {
  /** What to show: a step counts from the tap on, before the rows that the screen reads have changed. */
  readonly status: OrderStatus
  /** A further tap now is the same one's echo. */
  readonly isResting: boolean
  /** Shows a step at once, and takes it back where `keep` could not store it. What was confirmed is no echo. */
  readonly goAhead: (to: OrderStatus, keep: () => Promise<boolean>, isConfirmed?: boolean) => void
  /** Shows the rows as they are: a step was taken back. */
  readonly goBack: () => void
}

/** An order's status as the person who taps has every right to see it. */
export function useAheadStatus({ id, status }: Pick<Order, 'id' | 'status'>): AheadStatus {
  const row = { id, status }
  const [kept, setAhead] = useState<StepsAhead | null>(null)
  const [isResting, setResting] = useState(false)
  const [guard] = useState(() => createEchoGuard(echoMs))
  const ahead = followRow(kept, row)
  if (ahead !== kept) setAhead(ahead)
  const shown = ahead?.to ?? status
  const face = `${id}/${shown}`

  useEffect(() => {
    let isHere = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const noteDrawn = async () => {
      await afterPaint()
      if (!isHere) return
      guard.drawn(face, performance.now())
      timer = setTimeout(() => setResting(false), guard.restsFor(performance.now()))
    }
    void noteDrawn()
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [guard, face])

  async function keepStep(step: StepsAhead, keep: () => Promise<boolean>) {
    const isKept = await keep()
    setAhead((now) => settleStep(now, step, isKept))
    if (isKept) return
    guard.release(performance.now())
    setTimeout(() => setResting(false), echoMs)
  }

  return {
    status: shown,
    isResting,
    goAhead(to, keep, isConfirmed = false) {
      if (!guard.tap(face, performance.now()) && !isConfirmed) return
      setResting(true)
      const step = stepAhead(ahead, row, to)
      setAhead(step)
      void keepStep(step, keep)
    },
    goBack: () => setAhead(null),
  }
}
