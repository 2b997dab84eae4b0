import { documentName } from '../wire/document-name.ts'
import { encodeFields } from '../wire/values.ts'
import type { WireWrite } from '../wire/write.ts'
import type { Step } from './create-blob-lane.ts'
import type { MediaPorts, PingChunk } from './types.ts'

/** Positions in one document. */
const mostPings = 200
const timeoutMs = 20_000
const waitMs = 60_000

const passing = new Set([
  'NO_ANSWER',
  'NOT_FIRESTORE',
  'UNAVAILABLE',
  'INTERNAL',
  'DEADLINE_EXCEEDED',
])

/** The third lane: positions, in pieces that are sent once; what the server refuses is dropped. */
export function createPingLane(ports: MediaPorts) {
  const { uid, projectId, store, rest, random, auth } = ports

  async function step(): Promise<Step> {
    const chunk = await store.nextPings(mostPings, () => random.id())
    if (!chunk) return { kind: 'idle' }
    const token = await auth.token({ refresh: false })
    if (token.kind !== 'token' || token.uid !== uid) {
      return { kind: 'stop', reason: 'unreachable', wait: waitMs }
    }
    const writes = await writesOf(chunk)
    const answer = await rest.commit(writes, { token: token.token, timeoutMs })
    if (answer.ok) {
      await store.dropPings(chunk.id)
      return { kind: 'went' }
    }
    const { status, retryAfterMs } = answer.problem
    if (status === 'RESOURCE_EXHAUSTED') {
      return { kind: 'stop', reason: 'busy', wait: retryAfterMs ?? waitMs }
    }
    if (passing.has(status) || status === 'UNAUTHENTICATED') {
      return { kind: 'stop', reason: 'unreachable', wait: waitMs }
    }
    await store.dropPings(chunk.id)
    return { kind: 'went' }
  }

  async function writesOf({ id, companyId, pings }: PingChunk): Promise<WireWrite[]> {
    const tenant = { projectId, companyId }
    const points = pings.map(({ at, latitude, longitude, accuracy }) => ({
      at,
      latitude,
      longitude,
      accuracy,
    }))
    const [first, last] = [points[0], points.at(-1)]
    if (!first || !last) return []
    const stamps = { schema: 1, updatedBy: uid }
    const deviceId = await ports.deviceId()
    const way = { uid, deviceId, startAt: first.at, endAt: last.at, points, ...stamps }
    return [
      {
        update: { name: documentName(`tracks/${id}`, tenant), fields: encodeFields(way) },
        ...now,
        currentDocument: { exists: false },
      },
      {
        update: {
          name: documentName(`positions/${uid}`, tenant),
          fields: encodeFields({ ...last, ...stamps }),
        },
        ...now,
      },
    ]
  }

  return { step }
}

const now = {
  updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
} as const
