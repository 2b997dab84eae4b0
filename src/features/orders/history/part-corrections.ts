import * as v from 'valibot'
import type { HistoryEntry } from '#data/index.ts'
import { roundQuantity } from '#domain/stock/ledger.ts'

/** What several uses and returns of one part came to on the order. */
export interface PartCorrection {
  readonly name: string
  readonly unit: string
  readonly before: number
  readonly after: number
}

type Act = Pick<HistoryEntry, 'name' | 'args' | 'at'>

const use = v.object({
  itemId: v.nullable(v.string()),
  name: v.string(),
  unit: v.string(),
  quantity: v.number(),
  placeId: v.nullable(v.string()),
  back: v.boolean(),
})
type Use = v.InferOutput<typeof use>

/** Between two corrections that belong together, in milliseconds. */
const longestPause = 5 * 60_000

/** Whether both use or return the same part from the same place, shortly after each other. */
export function isSamePart(one: Act, next: Act): boolean {
  const [before, after] = [partOf(one), partOf(next)]
  if (!before || !after || keyOf(before) !== keyOf(after)) return false
  return Math.abs(Date.parse(next.at) - Date.parse(one.at)) <= longestPause
}

/**
 * What the acts of a line came to, if they are about a part and there are several. `used` holds what was used of each part
 * before, and is brought up to date.
 */
export function correctionOf(
  acts: readonly Act[],
  used: Map<string, number>,
): PartCorrection | null {
  const uses = acts.flatMap((act) => partOf(act) ?? [])
  const [first] = uses
  if (!first) return null
  const key = keyOf(first)
  const before = used.get(key) ?? 0
  const sum = uses.reduce((all, { quantity, back }) => all + (back ? -quantity : quantity), before)
  const after = roundQuantity(sum)
  used.set(key, after)
  const { name, unit } = first
  return uses.length > 1 ? { name, unit, before, after } : null
}

function partOf({ name, args }: Act): Use | null {
  const parsed = name === 'stock/use' ? v.safeParse(use, args) : null
  return parsed?.success ? parsed.output : null
}

function keyOf({ itemId, name, unit, placeId }: Use): string {
  return JSON.stringify([itemId ?? name, unit, placeId])
}
