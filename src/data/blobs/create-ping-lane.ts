import { usualTrackDays } from '#domain/tracking/track-days.ts'
import { encodePoints } from '#domain/tracking/track-points.ts'
import { documentName } from '../server/rest/document-name.ts'
import { type Failure, noAnswer } from '../server/rest/failure.ts'
import { encodeFields } from '../server/rest/values.ts'
import type { WireFields } from '../types/wire-value.ts'
import type { WireWrite } from '../server/rest/write.ts'
import type { Tenant } from '../server/rest/document-name.ts'
import type { PingRow } from '../local/database/rows.ts'
import type { Step } from './create-blob-lane.ts'
import { refusals } from './refusals.ts'
import type { MediaPorts, PingChunk } from './types.ts'

const timeoutMs = 20_000
const waitMs = 60_000

/**
 * The third lane: the newest position, and from time to time the positions in between as a piece of the route, each
 * sent once; what the server refuses is dropped.
 */
export function createPingLane(ports: MediaPorts) {
  const { uid, projectId, store, rest, clock, random, auth } = ports

  const stamps = { schema: 1, updatedBy: uid }

  async function step(): Promise<Step> {
    const chunk = await store.nextPings(() => random.id(), clock.now())
    const hides = chunk ? null : await store.hides()
    if (!chunk && hides === null) return { kind: 'idle' }
    const failure = await send(chunk ? await writesOf(chunk) : [hide(hides ?? '')])
    if (failure && !refusals.has(failure.status)) return stopFor(failure)
    if (failure && chunk?.piece && chunk.place) {
      // What is refused, or is there already, has the other refused with it.
      const left = failure.status === 'ALREADY_EXISTS' ? { ...chunk, piece: null } : chunk
      for (const write of await writesOf(left)) {
        const alone = await send([write])
        if (alone && !refusals.has(alone.status)) return stopFor(alone)
      }
    }
    await (chunk ? store.dropPings(chunk, clock.now()) : store.hidden())
    return { kind: 'went' }
  }

  /** Null once the server has taken them. */
  async function send(writes: readonly WireWrite[]): Promise<Failure | null> {
    for (const refresh of [false, true]) {
      const token = await auth.token({ refresh })
      if (token.kind !== 'token' || token.uid !== uid) break
      const answer = await rest.commit(writes, { token: token.token, timeoutMs })
      if (answer.ok) return null
      if (answer.problem.status !== 'UNAUTHENTICATED') return answer.problem
    }
    return noAnswer('There is no token of this person')
  }

  function stopFor({ status, retryAfterMs }: Failure): Step {
    return status === 'RESOURCE_EXHAUSTED'
      ? { kind: 'stop', reason: 'busy', wait: retryAfterMs ?? waitMs }
      : { kind: 'stop', reason: 'unreachable', wait: waitMs }
  }

  /** A person who stops sharing is no longer shown. */
  function hide(companyId: string): WireWrite {
    return { delete: documentName(`positions/${uid}`, { projectId, companyId }) }
  }

  async function writesOf({ companyId, piece, place }: PingChunk): Promise<WireWrite[]> {
    const tenant = { projectId, companyId }
    return [
      ...(piece ? [await pieceWrite(piece, tenant)] : []),
      ...(place ? [placeWrite(place, tenant)] : []),
    ]
  }

  async function pieceWrite(
    { id, pings }: NonNullable<PingChunk['piece']>,
    tenant: Tenant,
  ): Promise<WireWrite> {
    const startAt = pings[0]?.at ?? ''
    const endAt = pings.at(-1)?.at ?? ''
    const route = {
      uid,
      deviceId: await ports.deviceId(),
      count: pings.length,
      points: encodePoints(pings),
    }
    // The server deletes it by the company's limit, which may change, and counts what remains of it. This is the latest.
    const times = { startAt, endAt, expireAt: later(endAt, (usualTrackDays + 1) * day) }
    return {
      update: {
        name: documentName(`tracks/${id}`, tenant),
        fields: { ...encodeFields({ ...route, ...stamps }), ...instants(times) },
      },
      ...now,
      currentDocument: { exists: false },
    }
  }

  function placeWrite(
    { at, latitude, longitude, accuracy, battery }: PingRow,
    tenant: Tenant,
  ): WireWrite {
    return {
      update: {
        name: documentName(`positions/${uid}`, tenant),
        fields: {
          ...encodeFields({ latitude, longitude, accuracy, battery, ...stamps }),
          ...instants({ at, expireAt: later(at, day) }),
        },
      },
      ...now,
    }
  }

  return { step }
}

const now = {
  updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
} as const

/** Timestamps of Firestore, so that its rules and expiry policies can use them. */
function instants(times: Readonly<Record<string, string>>): WireFields {
  return Object.fromEntries(Object.entries(times).map(([key, at]) => [key, { timestampValue: at }]))
}

const day = 86_400_000

function later(at: string, ms: number): string {
  return new Date(Date.parse(at) + ms).toISOString()
}
