import * as v from 'valibot'
import type { Searchable } from '#data/index.ts'
import { readStored, writeStored } from '#lib/browser-storage.ts'
import { parseJson } from '#lib/parse-json.ts'
import { searchKinds } from './search-index.ts'

/** What of a result is needed to show it and to open it again. */
const stored = v.array(
  v.object({
    kind: v.picklist(searchKinds),
    id: v.string(),
    title: v.string(),
    note: v.string(),
    customerId: v.exactOptional(v.string()),
  }),
)

const most = 6

/** What this person opened last from the search on this device, the newest first. */
export function recentResults(uid: string): readonly Searchable[] {
  const parsed = v.safeParse(stored, parseJson(readStored(keyOf(uid))))
  return parsed.success ? parsed.output.map((one) => ({ ...one, text: '', codes: [] })) : []
}

/** Remembers a result that was opened. A message is read once and not looked for again. */
export function noteRecent(uid: string, opened: Searchable): void {
  const { kind, id, title, note, customerId } = opened
  if (kind === 'message') return
  const others = recentResults(uid).filter((one) => one.kind !== kind || one.id !== id)
  const all = [
    { kind, id, title, note, ...(customerId !== undefined && { customerId }) },
    ...others,
  ]
  writeStored(keyOf(uid), JSON.stringify(all.slice(0, most)))
}

function keyOf(uid: string): string {
  return `daybook:recent:${uid}`
}
