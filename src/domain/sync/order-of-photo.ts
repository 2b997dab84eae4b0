import type { Ref } from '../mutation/types.ts'

interface Queued {
  readonly name: string
  readonly args: unknown
}

/** The order (`orders/abc`) that a queued photo is of; null for another change, or a photo of something else. */
export function orderOfPhoto({ name, args }: Queued): Ref | null {
  const about = name === 'photo/add' ? (args as { readonly about?: unknown } | null)?.about : null
  return typeof about === 'string' && about.startsWith('orders/') ? (about as Ref) : null
}
