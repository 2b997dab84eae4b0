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
 * Stores decided commits in groups and publishes them one by one, in order. Commits are decided against
 * `head`, which includes commits not yet on disk; all other reads use `visible`.
 */
export interface Committer {
  head(): View
  visible(): View
  /** The version (microseconds) of the newest published commit. */
  version(): number
  /** Queues a decided commit; resolves once it is durable and published. */
  add(version: number, changes: readonly DocumentChange[]): Promise<void>
  onCommit(listener: (event: CommitEvent) => void): () => void
  /** Resolves when every commit added before this call is published or has failed. */
  settled(): Promise<void>
  /** Resolves when the queue is empty. */
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
      // A listener that throws must not prevent the others from receiving a durable commit.
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
        failAll(group, error)
      }
    }
    writing = undefined
  }

  /** Queued commits were decided on top of the failed group, so they fail too. */
  function failAll(group: readonly Pending[], cause: unknown): void {
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
