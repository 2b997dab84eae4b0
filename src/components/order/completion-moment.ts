/** When orders were completed on this screen whose summary has not been shown yet, in milliseconds since the start. */
const fresh = new Map<string, number>()
const momentMs = 10_000

/** Remembers that an order was completed just now, and lets the phone be felt. Neither with reduced motion. */
export function noteCompletion(orderId: string): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  fresh.set(orderId, performance.now())
  navigator.vibrate?.([18, 70, 36])
}

/** Whether the order was completed just now. */
export function isJustCompleted(orderId: string): boolean {
  const at = fresh.get(orderId)
  return at !== undefined && performance.now() - at < momentMs
}

/** The moment has been shown, or the completion was undone. */
export function forgetCompletion(orderId: string): void {
  fresh.delete(orderId)
}
