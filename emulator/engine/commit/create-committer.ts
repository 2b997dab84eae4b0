import type { DocumentStore } from '#emulator/store/create-document-store.ts'
import { StatusError } from '#emulator/status.ts'
import { textOfMicros } from '#emulator/values/timestamp.ts'
import type { ChangeLog } from './create-change-log.ts'
import type { Planner } from '../query/plan-query.ts'
import type { CommitEvent, DocumentChange, StoredDocument } from '../types.ts'
import type { View } from '../view.ts'

interface Pending {
  readonly version: number
  readonly changes: readonly DocumentChange[]
  readonly resolve: () => void
  readonly reject: (error: StatusError) => void
}

/**
 * Puts decided commits on disk in groups and publishes them one by one, in order. A commit is decided
 * against `head`, which includes commits not yet on disk; everyone else reads `visible`.
 */
export interface Committer {
  head(): View
  visible(): View
  /** Microseconds: the newest published commit. */
  version(): number
  /** Takes in a decided commit; resolves once it is durable and published. */
  add(version: number, changes: readonly DocumentChange[]): Promise<void>
  onCommit(listener: (event: CommitEvent) => void): () => void
  /** Resolves when all that was added up to now is published or given up. */
  settled(): Promise<void>
  /** Resolves when nothing is waiting any more. */
  idle(): Promise<void>
}

export function createCommitter(store: DocumentStore, log: ChangeLog, plan: Planner): Committer {
  const listeners = new Set<(event: CommitEvent) => void>()
  const ahead = new Map<string, StoredDocument | undefined>()
  const aheadSince = new Map<string, number>()
  let queue: Pending[] = []
  let published = store.version()
  let writing: Promise<void> | undefined
  let last: Promise<void> | undefined

  function publish(group: readonly Pending[]): void {
    for (const { version, changes } of group) log.append(version, changes)
    for (const { version, changes } of group) {
      published = version
      for (const { name } of changes) {
        if (aheadSince.get(name) !== version) continue
        aheadSince.delete(name)
        ahead.delete(name)
      }
      const event = { commitTime: textOfMicros(version), changes }
      for (const listener of listeners) notify(listener, event)
    }
  }

  function notify(listener: (event: CommitEvent) => void, event: CommitEvent): void {
    try {
      listener(event)
    } catch (error) {
      // One listener's bug must not keep a durable commit from the others.
      queueMicrotask(() => {
        throw error
      })
    }
  }

  async function drain(): Promise<void> {
    while (queue.length > 0) {
      const group = queue
      queue = []
      try {
        await store.write(group, () => publish(group))
        for (const { resolve } of group) resolve()
      } catch (error) {
        giveUp(group, error)
      }
    }
    writing = undefined
  }

  /** What waits was decided on top of what failed, so it fails too. */
  function giveUp(group: readonly Pending[], cause: unknown): void {
    const failed = [...group, ...queue]
    queue = []
    ahead.clear()
    aheadSince.clear()
    const text = cause instanceof Error ? cause.message : String(cause)
    const error = new StatusError('UNAVAILABLE', `The commit could not be stored: ${text}`)
    for (const { reject } of failed) reject(error)
  }

  return {
    head: () => ({ store, plan, overrides: ahead }),
    visible: () => ({ store, plan, overrides: log.changedSince(published) ?? new Map() }),
    version: () => published,
    add(version, changes) {
      for (const { name, after } of changes) {
        ahead.set(name, after)
        aheadSince.set(name, version)
      }
      const added = new Promise<void>((resolve, reject) => {
        queue.push({ version, changes, resolve, reject })
        writing ??= Promise.resolve().then(drain)
      })
      last = added
      return added
    },
    async settled() {
      if (writing) await last?.catch(() => {})
    },
    onCommit(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async idle() {
      await writing
    },
  }
}
