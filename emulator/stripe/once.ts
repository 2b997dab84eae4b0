import type { Exchange } from '#emulator/wire/http/exchange.ts'
import type { Stripe } from './create-stripe.ts'

/** The same object again for an idempotency key that has been used. */
export function once<T extends { readonly id: string }>(
  { state, find }: Stripe,
  { headers }: Exchange,
  all: Readonly<Record<string, T>>,
  create: () => T,
): T {
  const key = headers['idempotency-key']
  if (typeof key !== 'string') return create()
  const known = state.created[key]
  if (known !== undefined) return find(all, known, 'object')
  const object = create()
  state.created[key] = object.id
  return object
}
