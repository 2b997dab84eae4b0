import { useEffect, useState } from 'react'
import type { Order } from '#domain/entities/order.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { afterPaint } from '#lib/after-paint.ts'
import { createDoubleTapGuard } from '#lib/double-tap-guard.ts'
import { type OptimisticSteps, followRow, settleStep, addStep } from './optimistic-steps.ts'

/** How long a button shows its new label before it accepts another tap, in milliseconds. */
const doubleTapMs = 600

export interface OptimisticStatus {
  /** The status to show: it changes at the tap, before the stored row does. */
  readonly status: OrderStatus
  /** Another tap now would be an accidental double tap. */
  readonly isDebounced: boolean
  /** Shows a step at once and reverts it if `save` fails. A confirmed step is never an accidental double tap. */
  readonly show: (to: OrderStatus, save: () => Promise<boolean>, isConfirmed?: boolean) => void
  /** Shows the stored row again, after an undo. */
  readonly reset: () => void
}

/** An order's status, including steps taken here that are not stored yet. */
export function useOptimisticStatus({
  id,
  status,
}: Pick<Order, 'id' | 'status'>): OptimisticStatus {
  const row = { id, status }
  const [steps, setSteps] = useState<OptimisticSteps | null>(null)
  const [isDebounced, setDebounced] = useState(false)
  const [guard] = useState(() => createDoubleTapGuard(doubleTapMs))
  const pending = followRow(steps, row)
  if (pending !== steps) setSteps(pending)
  const shown = pending?.to ?? status
  const shownKey = `${id}/${shown}`

  useEffect(() => {
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const noteDrawn = async () => {
      await afterPaint()
      if (!isCurrent) return
      guard.shown(shownKey, performance.now())
      timer = setTimeout(() => setDebounced(false), guard.blockedForMs(performance.now()))
    }
    void noteDrawn()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [guard, shownKey])

  async function saveStep(step: OptimisticSteps, save: () => Promise<boolean>) {
    const isStored = await save()
    setSteps((now) => settleStep(now, step, isStored))
    if (isStored) return
    guard.release(performance.now())
    setTimeout(() => setDebounced(false), doubleTapMs)
  }

  return {
    status: shown,
    isDebounced,
    show(to, save, isConfirmed = false) {
      if (!guard.tap(shownKey, performance.now()) && !isConfirmed) return
      setDebounced(true)
      const step = addStep(pending, row, to)
      setSteps(step)
      void saveStep(step, save)
    },
    reset: () => setSteps(null),
  }
}
