import type { MutateContext } from '../outbox/mutate/mutate-context.ts'
import { report } from '../report.ts'
import type { Mark } from '../outbox/mutate/mark-sent.ts'
import type { Live } from '../types/data.ts'

interface Ports {
  /** Whether this device has received all orders, which only the office does. */
  readonly hasOrders: Live<boolean>
  /** Who acts now, where and when; undefined while no one can. */
  readonly context: () => MutateContext | undefined
  readonly mark: Mark
}

/** Marks orders that are older than `isSent`, once per office user and start of the app. */
export function createOldOrderMarker({ hasOrders, context, mark }: Ports) {
  let unsubscribe: (() => void) | undefined
  const marked = new Set<string>()

  async function look(): Promise<void> {
    const now = hasOrders.get() ? context() : undefined
    if (!now || marked.has(now.actor.uid)) return
    marked.add(now.actor.uid)
    const { markOldOrders } = await import('../outbox/mutate/mark-sent.ts')
    await markOldOrders(now, mark)
  }

  return {
    start(): void {
      unsubscribe ??= hasOrders.subscribe(() => {
        look().catch((error: unknown) => report('Older orders were not marked as sent', error))
      })
    },
    stop: () => unsubscribe?.(),
  }
}
