import * as v from 'valibot'
import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '#lib/browser-storage.ts'
import { createLiveValue } from '#lib/live-value.ts'
import { parseJson } from '#lib/parse-json.ts'

/** Timers that a person keeps running on orders that left them, by entry: what the order was called. */
export type KeptTimers = Readonly<Record<string, string>>

const schema = v.record(v.string(), v.string())
const none: KeptTimers = {}
const writes = createLiveValue(0)
/** The last value read, so that the same text gives the same object. */
let last: { readonly text: string | null; readonly kept: KeptTimers } | undefined

/** The timers that this person keeps running, also after a restart of the app. */
export function useKeptTimers(uid: string): KeptTimers {
  return useSyncExternalStore(writes.subscribe, () => readKeptTimers(uid))
}

export function readKeptTimers(uid: string): KeptTimers {
  const text = readStored(keyOf(uid))
  if (last?.text === text) return last.kept
  const parsed = v.safeParse(schema, parseJson(text))
  last = { text, kept: parsed.success ? parsed.output : none }
  return last.kept
}

/** Keeps one running; of those kept before, the ones that still run stay. */
export function keepTimer(
  uid: string,
  timer: { readonly id: string; readonly title: string },
  runningIds: readonly string[],
): void {
  const kept = Object.entries(readKeptTimers(uid)).filter(([id]) => runningIds.includes(id))
  const next = Object.fromEntries([...kept, [timer.id, timer.title]])
  writeStored(keyOf(uid), JSON.stringify(next))
  writes.set(writes.get() + 1)
}

function keyOf(uid: string): string {
  return `daybook:keptTimers:${uid}`
}
