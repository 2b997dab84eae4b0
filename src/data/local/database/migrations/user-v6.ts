import { addRefs } from './add-refs.ts'
import type { Migration } from './migration.ts'

const ends: readonly unknown[] = ['done', 'partlyDone', 'cannotComplete']

interface StepArgs {
  orderId: string
  from: string
  to: string
}

/** Equipment at a site and earlier visits. A queued step that ends work now records its visit too. */
export const userV6: Migration = {
  stores: {
    assets: 'id, siteId',
    visits: 'id, siteId',
  },
  upgrade: (transaction) =>
    addRefs<StepArgs>(transaction, (name, { orderId, from, to }) => {
      const isEnd = name === 'order/move' && ends.includes(to)
      const isBack = name === 'order/takeBack' && (ends.includes(from) || ends.includes(to))
      return orderId !== undefined && (isEnd || isBack) ? [`visits/${orderId}`] : []
    }),
}
