import * as v from 'valibot'
import type { ArrivalWatch } from '#domain/tracking/arrival.ts'
import { readStored, writeStored } from '#lib/browser-storage.ts'
import { parseJson } from '#lib/parse-json.ts'

const schema = v.object({
  visitId: v.string(),
  seenAt: v.string(),
  insideSince: v.nullable(v.string()),
  insideCount: v.number(),
  isSettled: v.boolean(),
})

/** What this device knows of the person's arrival; null if nothing, or it is damaged. */
export function readWatch(uid: string): ArrivalWatch | null {
  const parsed = v.safeParse(schema, parseJson(readStored(keyOf(uid))))
  return parsed.success ? parsed.output : null
}

/** Keeps it, so that a reload neither forgets an arrival nor asks about it twice. */
export function writeWatch(uid: string, watch: ArrivalWatch): void {
  writeStored(keyOf(uid), JSON.stringify(watch))
}

/** Calls back when another tab has kept one; returns how to stop. */
export function onWatchOfOtherTab(uid: string, callback: () => void): () => void {
  const listen = ({ key }: StorageEvent) => key === keyOf(uid) && callback()
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

function keyOf(uid: string): string {
  return `daybook:arrival:${uid}`
}
