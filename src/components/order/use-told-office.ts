import { useSyncExternalStore } from 'react'
import type { DayEntry } from '#domain/booking/day-entries.ts'
import { readStored, writeStored } from '#lib/browser-storage.ts'
import { createLiveValue } from '#lib/live-value.ts'
import { trueNow, useNow } from '#messages/index.ts'
import { nothingTold, type Told, toldOf, withTold } from './told-office.ts'

const writes = createLiveValue(0)

/** What the office was told of a visit by this person on this device, and how to note more. */
export function useToldOffice(uid: string | undefined, entry: DayEntry | undefined) {
  const key = `daybook:told:${uid ?? ''}`
  const now = useNow()
  const text = useSyncExternalStore(writes.subscribe, () => readStored(key))
  return {
    ...(entry ? toldOf(text, entry, now) : nothingTold),
    note(more: Partial<Told>) {
      if (!entry) return
      writeStored(key, withTold(readStored(key), entry, trueNow(), more))
      writes.set(writes.get() + 1)
    },
  }
}
