import { useState } from 'react'
import { newestReceipt } from '#data/index.ts'
import { useLive } from '#data/react.ts'

/** Whether this device has received changes, of everyone (null) or of one person, since the log was last read. */
export function useNewChanges(reading: string, actorId: string | null): boolean {
  const newest = useLive(newestReceipt(actorId))
  const [seen, setSeen] = useState({ reading, newest })
  // A new device receives the newest first, which the log has read from the server.
  const isUnknown = seen.newest === undefined || seen.newest === null
  const isOther = seen.reading !== reading || (isUnknown && newest !== seen.newest)
  if (isOther) setSeen({ reading, newest })
  return !isOther && !isUnknown && newest !== seen.newest
}
