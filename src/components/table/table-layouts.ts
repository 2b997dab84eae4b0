import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { readStored, writeStored } from '#lib/browser-storage.ts'
import { createLiveValue } from '#lib/live-value.ts'
import { parseJson } from '#lib/parse-json.ts'

const view = v.object({ name: v.pipe(v.string(), v.maxLength(60)), query: v.string() })
export type SavedView = v.InferOutput<typeof view>

const layout = v.object({
  /** The columns that were chosen; null for the usual ones. */
  columns: v.optional(v.nullable(v.array(v.string())), null),
  /** In rem, by column. */
  widths: v.optional(v.record(v.string(), v.number()), {}),
  views: v.optional(v.array(view), []),
})
export type TableLayout = v.InferOutput<typeof layout>

const layouts = v.record(v.string(), v.fallback(layout, v.parse(layout, {})))
type TableLayouts = v.InferOutput<typeof layouts>

/** Erased with everything else when a device is erased: names of views can be names of customers. */
const storageKey = 'daybook:tables'
const usual = v.parse(layout, {})

/** How tables are shown on this device, by table. What cannot be read is as usual. */
export function readTableLayouts(text: string | null): TableLayouts {
  const parsed = v.safeParse(layouts, parseJson(text))
  return parsed.success ? parsed.output : {}
}

const stored = createLiveValue(readTableLayouts(readStored(storageKey)))

/** How a table is shown on this device, and how to change that. */
export function useTableLayout(
  table: string,
): [TableLayout, (changes: Partial<TableLayout>) => void] {
  const all = useSyncExternalStore(stored.subscribe, stored.get)
  const change = (changes: Partial<TableLayout>) => {
    const now = stored.get()
    const next = { ...now, [table]: { ...usual, ...now[table], ...changes } }
    stored.set(next)
    writeStored(storageKey, JSON.stringify(next))
  }
  return [all[table] ?? usual, change]
}
