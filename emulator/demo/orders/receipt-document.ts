import { iso } from '../base/calendar.ts'
import { inCompany } from '../base/company.ts'
import { onCall, people } from '../people/people.ts'
import type { DemoDocument } from '../base/types.ts'

interface Arrived {
  readonly name: string
  readonly version: number
  readonly args: unknown
  readonly refs: readonly string[]
  /** Those of `refs` that it changed. */
  readonly writes: readonly string[]
  readonly by: string
  readonly at: number
  readonly receivedAt: number
  /** Who saw the order before, and who sees it after. */
  readonly viewers: readonly string[]
}

/** The server's time less a phone's, in milliseconds; 0 where it is not listed. */
const offsets: Readonly<Record<string, number>> = {
  [onCall.heating.uid]: -94_000,
  [onCall.electrical.uid]: 2300,
}

export function receiptDocument(id: string, { by, at, ...arrived }: Arrived): DemoDocument {
  const offsetMs = offsets[by] ?? 0
  const author = people.find(({ uid }) => uid === by)
  return inCompany(`mutations/${id}`, {
    name: arrived.name,
    version: arrived.version,
    args: arrived.args,
    actorId: by,
    deviceId: deviceOf(by),
    at: iso(at),
    deviceAt: iso(at - offsetMs),
    offsetMs,
    leadId: id,
    role: author?.role,
    permissions: author?.permissions,
    writes: arrived.writes,
    since: iso(at),
    until: iso(at),
    refs: arrived.refs,
    readerIds: [...new Set([by, ...arrived.viewers])],
    conflicts: [],
    merged: [],
    cut: false,
    schema: 1,
    receivedAt: iso(arrived.receivedAt),
  })
}

function deviceOf(uid: string): string {
  return `device-of-${uid}`
}
