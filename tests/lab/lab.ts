import { createData, orderById } from '#data/index.ts'
import type { MutationName } from '#domain/mutation/mutation-name.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'

const data = createData()
data.session.subscribe(() => undefined)
data.status.subscribe(() => undefined)

/** The data layer of a page for tests that drive the page from outside. */
const lab = {
  async start() {
    await data.start()
    await data.startSync()
  },
  data,
  /** The resolution shown on an order's screen; null where this device has no such order. */
  async resolutionOf(orderId: string): Promise<string | null> {
    const view = data.live(orderById(orderId))
    return new Promise((resolve) => {
      const end = view.subscribe(() => {
        end()
        resolve(view.get()?.order.resolution ?? null)
      })
    })
  },
  /** Resolves with the mutation's id once it is durable, or null where the mutator refuses. */
  async mutate<N extends MutationName>(name: N, args: MutationArgs<N>): Promise<string | null> {
    const done = await data.mutate(name, args)
    return done.ok ? done.value.id : null
  },
}

export type Lab = typeof lab

window.lab = lab
