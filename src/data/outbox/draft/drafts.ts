import * as v from 'valibot'
import { newId } from '#lib/new-id.ts'
import { parseJson } from '#lib/parse-json.ts'

/** A change that is still being typed, and the id under which it will be queued, so that it is queued only once. */
const schema = v.object({
  tab: v.string(),
  id: v.string(),
  name: v.string(),
  args: v.unknown(),
  /** When it was last changed, in milliseconds of the device's clock; 0 if an earlier version of the app stored it. */
  at: v.optional(v.number(), 0),
})
export type Draft = v.InferOutput<typeof schema>

export interface DraftPorts {
  /** Must write synchronously: an asynchronous write may not survive the closing of the tab. */
  readonly storage: Storage | undefined
  readonly locks: Pick<LockManager, 'request' | 'query'> | undefined
}

/** What is typed and not queued yet, stored so that the tab can be closed at any time. */
export interface Drafts {
  keep(uid: string, slot: string, change: Pick<Draft, 'name' | 'args'>): void
  idOf(uid: string, slot: string): string | undefined
  /** Forgets the draft; with `id`, only if nothing was typed since. */
  drop(uid: string, slot: string, id?: string): void
  dropAll(uid: string): void
  count(uid: string): number
  /** Drafts whose tab is closed, by slot, the oldest first. None if the browser has no Web Locks. */
  orphans(uid: string): Promise<ReadonlyMap<string, Draft>>
}

/** The drafts of all tabs of a device; this tab writes under an id that is locked as long as it lives. */
export function createDrafts({ storage, locks }: DraftPorts): Drafts {
  const tab = newId()
  let isKnown = false

  const prefixOf = (uid: string) => `daybook:draft:${uid}:`

  function read(key: string): Draft | undefined {
    const parsed = v.safeParse(schema, parseJson(storage?.getItem(key)))
    return parsed.success ? parsed.output : undefined
  }

  function keysOf(uid: string): string[] {
    return Object.keys(storage ?? {}).filter((key) => key.startsWith(prefixOf(uid)))
  }

  /** The lock is held until the tab closes; others that find it free know that the tab is gone. */
  function showLife(): void {
    if (isKnown) return
    isKnown = true
    void locks?.request(lockOf(tab), () => new Promise(() => undefined)).catch(() => undefined)
  }

  return {
    keep(uid, slot, { name, args }) {
      showLife()
      try {
        const draft = { tab, id: newId(), name, args, at: Date.now() } satisfies Draft
        storage?.setItem(prefixOf(uid) + slot, JSON.stringify(draft))
      } catch {
        // Storage is full: the change is queued as soon as typing pauses.
      }
    },
    idOf: (uid, slot) => read(prefixOf(uid) + slot)?.id,
    drop(uid, slot, id) {
      const key = prefixOf(uid) + slot
      if (id === undefined || read(key)?.id === id) storage?.removeItem(key)
    },
    dropAll(uid) {
      for (const key of keysOf(uid)) storage?.removeItem(key)
    },
    count: (uid) => keysOf(uid).length,
    async orphans(uid) {
      const keys = keysOf(uid)
      if (!locks || keys.length === 0) return new Map()
      const { held = [], pending = [] } = await locks.query()
      const alive = new Set([...held, ...pending].map(({ name }) => name))
      const left = keys.flatMap((key): [string, Draft][] => {
        const draft = read(key)
        const isLeft = draft && draft.tab !== tab && !alive.has(lockOf(draft.tab))
        return isLeft ? [[key.slice(prefixOf(uid).length), draft]] : []
      })
      return new Map(left.sort(([, a], [, b]) => a.at - b.at))
    },
  }
}

function lockOf(tab: string): string {
  return `daybook-tab:${tab}`
}
