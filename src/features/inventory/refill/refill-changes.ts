import { fitsUnit } from '#domain/stock/fits-unit.ts'
import type { OnHand } from '#domain/stock/ledger.ts'
import { refillFrom, type RefillLine } from '#domain/stock/refill.ts'
import { parseNumber } from '#lib/parse-number.ts'

/** What is typed for each item, by its id; the proposal where nothing was typed. */
export type TypedQuantities = Readonly<Record<string, string>>

/** A line with the quantity to send of it. */
export interface RefillQuantity {
  readonly line: RefillLine
  /** How many the source has. */
  readonly held: number
  /** 0 for none; null where what was typed is no quantity that can be sent. */
  readonly quantity: number | null
  readonly problem: 'number' | 'wholeOnly' | 'moreThanThere' | null
}

/** The quantities to send from a source. */
export function refillQuantities(
  lines: readonly RefillLine[],
  source: OnHand | undefined,
  typed: TypedQuantities,
): readonly RefillQuantity[] {
  return lines.map((line): RefillQuantity => {
    const { id, unit } = line.item
    const held = source?.get(id) ?? 0
    const text = typed[id]
    const wanted = text === undefined ? refillFrom(line, source) : parseNumber(text)
    const number = text?.trim() === '' ? 0 : wanted
    const problem =
      number === undefined || number === null || number < 0
        ? 'number'
        : !fitsUnit(number, unit)
          ? 'wholeOnly'
          : number > Math.max(0, held)
            ? 'moreThanThere'
            : null
    return { line, held, quantity: problem === null ? (number ?? 0) : null, problem }
  })
}

interface Sending {
  readonly fromId: string
  readonly toId: string
  readonly newId: () => string
}

/** The transfers of all quantities. */
export function refillTransfers(
  quantities: readonly RefillQuantity[],
  { fromId, toId, newId }: Sending,
) {
  return quantities.flatMap(({ line, quantity, held }) => {
    if (quantity === null || quantity === 0) return []
    const movementId = newId()
    const args = {
      movementId,
      itemId: line.item.id,
      quantity,
      fromId,
      toId,
      reason: '',
      have: held,
    }
    return [{ id: newId(), name: 'stock/send' as const, args }]
  })
}

/** What takes the transfers back, while none has arrived. */
export function refillUndo(transfers: ReturnType<typeof refillTransfers>, newId: () => string) {
  return transfers.map(({ args: { movementId, quantity, fromId } }) => ({
    id: newId(),
    name: 'stock/receive' as const,
    args: { transferId: movementId, quantity, placeId: fromId },
  }))
}
