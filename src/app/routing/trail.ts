import * as v from 'valibot'

const Position = v.object({
  /** How far it was scrolled, in pixels. */
  top: v.number(),
  /** The first row in sight and how far below the box's edge it began; null at the very top. */
  row: v.nullable(v.string()),
  offset: v.number(),
})

/** How something that scrolls was left. */
export type Position = v.InferOutput<typeof Position>

const Focus = v.object({
  /** The row that it is in, and where that row was in the window. */
  row: v.nullable(v.object({ name: v.string(), at: v.number() })),
  /** Where it leads. */
  href: v.nullable(v.string()),
  /** Which one of those within the row, or on the page, that lead there. */
  index: v.number(),
  /** What scrolls it, and where it was in the window; null for what stays in sight. */
  anchor: v.nullable(v.object({ box: v.string(), at: v.number() })),
})

/** What can be found again on a page. */
export type Focus = v.InferOutput<typeof Focus>

const Left = v.object({
  /** By the name of what scrolls. */
  positions: v.record(v.string(), Position),
  /** What was pressed last or had the focus. */
  focus: v.nullable(Focus),
})

/** How a page was left. */
export type Left = v.InferOutput<typeof Left>

const Entry = v.object({
  key: v.string(),
  path: v.string(),
  /** What the browser's tab said there. */
  title: v.string(),
  /** Key of the entry from which this page was opened; null for one that was opened by a link from elsewhere. */
  origin: v.nullable(v.string()),
  left: v.nullable(Left),
  /** What parts of the page want to find again. */
  notes: v.record(v.string(), v.unknown()),
})

export type TrailEntry = v.InferOutput<typeof Entry>

const Trail = v.object({ entries: v.array(Entry), at: v.number() })

/** The pages of this tab as the browser's back button knows them, and which of them is shown. */
export type Trail = v.InferOutput<typeof Trail>

/** What was stored as text before a reload. */
export function readTrail(text: string | null): Trail {
  return v.parse(StoredTrail, text)
}

export interface Arrival {
  readonly type: 'push' | 'replace' | 'pop'
  readonly key: string
  readonly path: string
  /** The new page takes the place of the one before, as seen from where that one was opened. */
  readonly keepsOrigin: boolean
}

/** What lies further back is forgotten: Back then leads where it leads by default. */
const most = 50

export const emptyTrail: Trail = { entries: [], at: -1 }

const StoredTrail = v.fallback(v.pipe(v.string(), v.parseJson(), Trail), emptyTrail)

export function arrive(trail: Trail, { type, key, path, keepsOrigin }: Arrival): Trail {
  const current = currentOf(trail)
  const fresh = { key, path, title: '', origin: null, left: null, notes: {} }
  if (!current) return { entries: [fresh], at: 0 }

  if (type === 'pop') {
    const at = trail.entries.findIndex((entry) => entry.key === key && entry.path === path)
    return at === -1 ? { entries: [fresh], at: 0 } : { ...trail, at }
  }
  if (type === 'replace') return withCurrent(trail, { ...current, key, path })

  const origin = keepsOrigin ? current.origin : current.key
  const before = trail.entries.slice(0, trail.at + 1)
  const entries = [...before, { ...fresh, origin }].slice(-most)
  return { entries, at: entries.length - 1 }
}

export function currentOf({ entries, at }: Trail): TrailEntry | undefined {
  return entries[at]
}

export function withCurrent(trail: Trail, entry: TrailEntry): Trail {
  return { ...trail, entries: trail.entries.with(trail.at, entry) }
}

/** Where the page that is shown was opened from, and how many steps back that is. */
export function originOf(trail: Trail): { entry: TrailEntry; steps: number } | null {
  const key = currentOf(trail)?.origin ?? null
  const at = trail.entries.findIndex((entry) => entry.key === key)
  const entry = trail.entries[at]
  return entry && at < trail.at ? { entry, steps: trail.at - at } : null
}
