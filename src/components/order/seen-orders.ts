import * as v from 'valibot'
import { useSyncExternalStore } from 'react'
import { type SeenOrders, seenOrder } from '#domain/order/history/changes-since.ts'

const schema = v.record(v.string(), seenOrder)
const listeners = new Set<() => void>()
/** What was read last, so that the same text is the same value. */
let last: { readonly text: string | null; readonly seen: SeenOrders | null } | undefined

/** What this person has looked at on this device; null: nothing yet. */
export function useSeenOrders(uid: string): SeenOrders | null {
  return useSyncExternalStore(listen, () => readSeenOrders(uid))
}

export function readSeenOrders(uid: string): SeenOrders | null {
  const text = storage()?.getItem(keyOf(uid)) ?? null
  if (last?.text === text) return last.seen
  const seen = text === null ? null : parse(text)
  last = { text, seen }
  return seen
}

export function writeSeenOrders(uid: string, seen: SeenOrders): void {
  try {
    storage()?.setItem(keyOf(uid), JSON.stringify(seen))
  } catch (error) {
    // No room to remember: it is said once more.
    reportError(error)
  }
  for (const hear of listeners) hear()
}

function listen(hear: () => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

function parse(text: string): SeenOrders | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

function keyOf(uid: string): string {
  return `daybook:seen:${uid}`
}

/** Private windows of some browsers throw on the mere mention of `localStorage`. */
function storage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
