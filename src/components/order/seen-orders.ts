import * as v from 'valibot'
import { useSyncExternalStore } from 'react'
import { type SeenOrders, seenOrder } from '#domain/order/history/changes-since.ts'
import { readStored, writeStored } from '#lib/browser-storage.ts'
import { createLiveValue } from '#lib/live-value.ts'
import { parseJson } from '#lib/parse-json.ts'

const schema = v.nullable(v.record(v.string(), seenOrder))
const writes = createLiveValue(0)
/** The last value read, so that the same text gives the same object. */
let last: { readonly text: string | null; readonly seen: SeenOrders | null } | undefined

/** The orders this person has seen on this device; null if none were recorded. */
export function useSeenOrders(uid: string): SeenOrders | null {
  return useSyncExternalStore(writes.subscribe, () => readSeenOrders(uid))
}

export function readSeenOrders(uid: string): SeenOrders | null {
  const text = readStored(keyOf(uid))
  if (last?.text === text) return last.seen
  const parsed = v.safeParse(schema, parseJson(text))
  last = { text, seen: parsed.success ? parsed.output : null }
  return last.seen
}

export function writeSeenOrders(uid: string, seen: SeenOrders): void {
  writeStored(keyOf(uid), JSON.stringify(seen))
  writes.set(writes.get() + 1)
}

function keyOf(uid: string): string {
  return `daybook:seen:${uid}`
}
