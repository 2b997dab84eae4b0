import { parseJson } from '#lib/parse-json.ts'
import * as v from 'valibot'

const Position = v.object({
  /** Scroll position in pixels. */
  top: v.number(),
  /** The first visible row and its distance below the container's top edge; null at the very top. */
  row: v.nullable(v.string()),
  offset: v.number(),
})

/** The position in which a scroll container was left. */
export type Position = v.InferOutput<typeof Position>

const Focus = v.object({
  /** The row that contains it, and that row's position in the window. */
  row: v.nullable(v.object({ name: v.string(), at: v.number() })),
  /** The link's target. */
  href: v.nullable(v.string()),
  /** Its index among the links to the same target in the row or on the page. */
  index: v.number(),
  /** Its scroll container and its position in the window; null for sticky elements. */
  anchor: v.nullable(v.object({ box: v.string(), at: v.number() })),
})

/** An element that can be found again on a page. */
export type Focus = v.InferOutput<typeof Focus>

const LeftState = v.object({
  /** By name of the scroll container. */
  positions: v.record(v.string(), Position),
  /** The element that was last pressed or focused. */
  focus: v.nullable(Focus),
})

/** The state in which a page was left. */
export type LeftState = v.InferOutput<typeof LeftState>

const Entry = v.object({
  key: v.string(),
  path: v.string(),
  /** The document title of that page. */
  title: v.string(),
  /** Key of the entry this page was opened from; null if an external link opened it. */
  origin: v.nullable(v.string()),
  left: v.nullable(LeftState),
  /** Values that parts of the page saved for the next visit. */
  notes: v.record(v.string(), v.unknown()),
})

export type HistoryEntry = v.InferOutput<typeof Entry>

const HistoryStack = v.object({ entries: v.array(Entry), at: v.number() })

/** The pages in this tab's browser history, and which of them is current. */
export type HistoryStack = v.InferOutput<typeof HistoryStack>

/** Parses what was stored before a reload. */
export function readHistoryStack(text: string | null): HistoryStack {
  return v.parse(StoredStack, parseJson(text))
}

export interface Navigation {
  readonly type: 'push' | 'replace' | 'pop'
  readonly key: string
  readonly path: string
  /** The new page replaces the previous one and inherits its origin. */
  readonly keepsOrigin: boolean
}

/** Older entries are dropped; Back then uses its default. */
const maxEntries = 50

export const emptyStack: HistoryStack = { entries: [], at: -1 }

const StoredStack = v.fallback(HistoryStack, emptyStack)

export function afterNavigation(
  stack: HistoryStack,
  { type, key, path, keepsOrigin }: Navigation,
): HistoryStack {
  const current = currentOf(stack)
  const fresh = { key, path, title: '', origin: null, left: null, notes: {} }
  if (!current) return { entries: [fresh], at: 0 }

  if (type === 'pop') {
    const at = stack.entries.findIndex((entry) => entry.key === key && entry.path === path)
    return at === -1 ? { entries: [fresh], at: 0 } : { ...stack, at }
  }
  if (type === 'replace') return withCurrent(stack, { ...current, key, path })

  const origin = keepsOrigin ? current.origin : current.key
  const before = stack.entries.slice(0, stack.at + 1)
  const entries = [...before, { ...fresh, origin }].slice(-maxEntries)
  return { entries, at: entries.length - 1 }
}

export function currentOf({ entries, at }: HistoryStack): HistoryEntry | undefined {
  return entries[at]
}

export function withCurrent(stack: HistoryStack, entry: HistoryEntry): HistoryStack {
  return { ...stack, entries: stack.entries.with(stack.at, entry) }
}

/** Where the current page was opened from, and how many history steps back that is. */
export function originOf(stack: HistoryStack): { entry: HistoryEntry; steps: number } | null {
  const key = currentOf(stack)?.origin ?? null
  const at = stack.entries.findIndex((entry) => entry.key === key)
  const entry = stack.entries[at]
  return entry && at < stack.at ? { entry, steps: stack.at - at } : null
}

/** The paths, without their queries, of the current page and of those that it was opened from, the current one first. */
export function trailOf(stack: HistoryStack): readonly string[] {
  const trail: string[] = []
  for (let entry = currentOf(stack), at = stack.at; entry;) {
    trail.push(entry.path.replace(/[?#].*$/, ''))
    const { origin } = entry
    const before = stack.entries.slice(0, at).findLastIndex(({ key }) => key === origin)
    at = before
    entry = stack.entries[before]
  }
  return trail
}
