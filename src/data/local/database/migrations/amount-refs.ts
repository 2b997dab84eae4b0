import type { Transaction } from 'dexie'
import { addRefs } from './add-refs.ts'

interface ItemArgs {
  itemId: string
  refs: unknown
  costMinor: number
  priceMinor: number
}

/**
 * An amount was moved from items to documents of its own: a queued change of an item now names that document too, and a
 * removal takes it along.
 */
export function addAmountRefs(
  transaction: Transaction,
  collection: 'costs' | 'prices',
  amount: 'costMinor' | 'priceMinor',
): Promise<void> {
  return addRefs<ItemArgs>(transaction, (name, args) => {
    const { itemId, refs, [amount]: minor = 0 } = args
    const hasAmount = name === 'item/edit' || (name === 'item/create' && minor > 0)
    const items =
      hasAmount && itemId !== undefined
        ? [`items/${itemId}`]
        : name === 'sample/remove' && Array.isArray(refs)
          ? [...new Set((refs as unknown[]).map(String))]
          : []
    return items
      .filter((ref) => ref.startsWith('items/'))
      .map((ref) => ref.replace('items/', `${collection}/`))
  })
}
