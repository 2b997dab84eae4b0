import * as v from 'valibot'
import type { Notes } from '#emulator/store/create-notes.ts'
import type { CloudEvent } from './cloud-event.ts'
import type { QueuedEvent } from './create-queue.ts'

const cursorKey = 'functions/cursor'
const eventPrefix = 'functions/event/'

const Stored = v.object({
  name: v.string(),
  queued: v.object({
    event: v.custom<CloudEvent>((value) => typeof value === 'object' && value !== null),
    depth: v.number(),
    attempts: v.number(),
    interruptions: v.number(),
    firstAt: v.number(),
    dueAt: v.number(),
  }),
})

/** An event and the function that it waits for. */
export interface Addressed {
  readonly name: string
  readonly queued: QueuedEvent
}

/**
 * The undelivered events, stored with the documents, and how far the commits were read: a commit is either at or before
 * the cursor, with its events stored until they are delivered, or after it.
 */
export interface StoredEvents {
  /** The time of the last commit that was read; undefined before the first. */
  cursor(): string | undefined
  all(): readonly Addressed[]
  add(events: readonly Addressed[], cursor: string): void
  replace(event: Addressed): void
  remove(event: Addressed): void
  /** Resolves when everything is stored. */
  settled(): Promise<void>
}

export function createStoredEvents(notes: Notes, onError: (error: unknown) => void): StoredEvents {
  let last = Promise.resolve()
  function write(entries: readonly (readonly [string, string | undefined])[]): void {
    last = notes.write(new Map(entries)).catch(onError)
  }
  return {
    cursor: () => notes.get(cursorKey),
    all: () =>
      notes
        .startingWith(eventPrefix)
        .map(([, text]) => v.parse(v.pipe(v.string(), v.parseJson(), Stored), text)),
    add: (events, cursor) =>
      write([...events.map((event) => entryOf(event)), [cursorKey, cursor] as const]),
    replace: (event) => write([entryOf(event)]),
    remove: (event) => write([[keyOf(event), undefined]]),
    settled: () => last,
  }
}

function entryOf(event: Addressed): readonly [string, string] {
  return [keyOf(event), JSON.stringify(event)]
}

/** Event ids begin with the time of their commit, so this is the order of the commits. */
function keyOf({ name, queued }: Addressed): string {
  return `${eventPrefix}${queued.event.id}/${name}`
}
