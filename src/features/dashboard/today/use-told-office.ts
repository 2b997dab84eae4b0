import { useSyncExternalStore } from 'react'
import type { DayItem } from '#data/index.ts'
import { useActor } from '#data/react.ts'
import { readStored, writeStored } from '#lib/browser-storage.ts'
import { createLiveValue } from '#lib/live-value.ts'
import { trueNow, useNow } from '#messages/index.ts'
import { type Told, toldOf, withTold } from './told-office.ts'

const writes = createLiveValue(0)

/** What the office was told of a visit from this device, and how to note more. */
export function useToldOffice({ entry }: DayItem) {
  const key = `daybook:told:${useActor()?.uid ?? ''}`
  const now = useNow()
  const text = useSyncExternalStore(writes.subscribe, () => readStored(key))
  return {
    ...toldOf(text, entry, now),
    note(more: Partial<Told>) {
      writeStored(key, withTold(readStored(key), entry, trueNow(), more))
      writes.set(writes.get() + 1)
    },
  }
}
