import type { ItemPhoto } from '#domain/checklist/photo-answers.ts'
import type { Order } from '#domain/entities/order.ts'

interface Work {
  readonly order: Pick<Order, 'title' | 'resolution' | 'answers'>
  readonly items: readonly {
    readonly name: string
    readonly quantity: number
    readonly unit: string
  }[]
  readonly photos: readonly ItemPhoto[]
}

/**
 * Everything that a signature covers as one text, the same in every language and on every device. Its hash is stored
 * with the signature and tells later whether any of it was changed.
 */
export function coveredWork({ order, items, photos }: Work): string {
  return JSON.stringify([
    order.title,
    order.resolution.trim(),
    sorted(
      Object.entries(order.answers).map(([id, { value, grade, note }]) => [id, value, grade, note]),
    ),
    sorted(items.map(({ name, quantity, unit }) => [name, quantity, unit])),
    sorted(photos.map(({ id, item }) => [id, item])),
  ])
}

function sorted(rows: readonly unknown[]): readonly string[] {
  return rows.map((row) => JSON.stringify(row)).toSorted()
}
