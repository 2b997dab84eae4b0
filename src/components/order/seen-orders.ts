import * as v from 'valibot'
import { useSyncExternalStore } from 'react'
import { type SeenOrders, seenOrder } from '#domain/order/history/changes-since.ts'

const schema = v.record(v.string(), seenOrder)
const listeners = new Set<() => void>()
/** The last value read, so that the same text gives the same object. */
let last: { readonly text: string | null; readonly seen: SeenOrders | null } | undefined

/** The orders this person has seen on this device; null if none were recorded. */
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
    // Storage is full: the changes are shown once more.
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
