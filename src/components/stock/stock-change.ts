import * as v from 'valibot'
import { type MutationArgs, mutations } from '#domain/mutation/registry.ts'

/** A change to the stock of an item at a location, with the mutation that makes it. */
export type StockChange =
  | { readonly name: 'stock/count'; readonly args: MutationArgs<'stock/count'> }
  | { readonly name: 'stock/send'; readonly args: MutationArgs<'stock/send'> }
  | { readonly name: 'stock/supply'; readonly args: MutationArgs<'stock/supply'> }
  | { readonly name: 'item/minimum'; readonly args: MutationArgs<'item/minimum'> }

export type StockAction = 'supply' | 'count' | 'send' | 'take' | 'minimum'

/** What the form knows besides the number that was typed. */
export interface StockFacts {
  readonly movementId: string
  readonly itemId: string
  readonly placeId: string
  /** Where a transfer goes, or comes from if it is taken; '' while none is chosen. */
  readonly otherId: string
  /** The quantity according to the ledger. */
  readonly quantity: number
  /** The minimum to keep in stock; null if none is set. */
  readonly minimum: number | null
  readonly reason: string
}

/** The change that a number means for an action; null where that number is missing. */
export function stockChange(
  action: StockAction,
  number: number | null | undefined,
  { movementId, itemId, placeId, otherId, quantity, minimum, reason }: StockFacts,
): StockChange | null {
  if (number === undefined || (number === null && action !== 'minimum')) return null
  const common = { movementId, itemId, reason }
  const amount = number ?? 0
  switch (action) {
    case 'minimum': {
      const edits = { [placeId]: { from: minimum, to: number } }
      return { name: 'item/minimum', args: { itemId, edits } }
    }
    case 'count':
      return {
        name: 'stock/count',
        args: { ...common, placeId, found: amount, expected: quantity },
      }
    case 'supply':
      return { name: 'stock/supply', args: { ...common, placeId, quantity: amount } }
    case 'send': {
      const args = { ...common, quantity: amount, fromId: placeId, toId: otherId, have: quantity }
      return { name: 'stock/send', args }
    }
    case 'take': {
      // How many are there is not known on the device of everyone who may take some.
      const args = { ...common, quantity: amount, fromId: otherId, toId: placeId }
      return { name: 'stock/send', args }
    }
  }
}

/** Which of the two fields is missing or wrong; each is said, whatever the other holds. */
export function wrongFields(action: StockAction, change: StockChange | null, otherId: string) {
  const rejected = change ? rejectedArguments(change) : ['quantity']
  return {
    location: (isTransfer(action) && otherId === '') || rejected.some(isEnd),
    quantity: rejected.some((field) => !isEnd(field)),
  }
}

/** Arguments that the mutation would reject. */
function rejectedArguments({ name, args }: StockChange): readonly unknown[] {
  const { issues = [] } = v.safeParse(mutations[name].schema, args)
  return issues.map(({ path }) => path?.[0]?.key)
}

/** Whether an action moves stock between two locations. */
export function isTransfer(action: StockAction): action is 'send' | 'take' {
  return action === 'send' || action === 'take'
}

function isEnd(field: unknown): boolean {
  return field === 'fromId' || field === 'toId'
}
