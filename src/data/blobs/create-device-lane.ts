import { documentName } from '../server/rest/document-name.ts'
import { encodeFields } from '../server/rest/values.ts'
import { countQueuedChanges } from '#data/local/unsent/waiting-read-marks.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { readMeta, writeMeta } from '../local/rows/meta.ts'
import type { Step } from './create-blob-lane.ts'
import type { MediaPorts } from './types.ts'

/** How often a device says that it is in use. */
const everyMs = 15 * 60_000
const timeoutMs = 20_000
/** How long until it looks for the company again. */
const companyWaitMs = 2000

type Ports = Pick<MediaPorts, 'uid' | 'projectId' | 'rest' | 'clock' | 'auth' | 'deviceId'>

export interface ThisApp {
  readonly label: string
  readonly appVersion: string
}

/**
 * The fourth lane: what the office sees of this device. Written rarely: after a quarter of an hour, and when it begins
 * or ceases to have unsent work. A report that could not be sent is made again later.
 */
export function createDeviceLane(ports: Ports, db: UserDb, app: ThisApp) {
  const { uid, projectId, rest, clock, auth } = ports

  async function step(): Promise<Step> {
    const now = clock.now()
    const unsentCount = (await countQueuedChanges(db)) + (await db.blobs.count())
    const last = await readMeta(db, 'deviceReport')
    // In either direction: a clock may have been set back.
    const isRecent = last !== null && Math.abs(now - last.at) < everyMs
    if (isRecent && last.hasUnsent === unsentCount > 0) return { kind: 'idle' }
    const companyId = (await db.companies.toCollection().primaryKeys())[0]
    // Just signed in: the company is still being downloaded.
    if (companyId === undefined) return { kind: 'stop', reason: 'unreachable', wait: companyWaitMs }
    const token = await auth.token({ refresh: false })
    if (token.kind !== 'token' || token.uid !== uid) return { kind: 'idle' }
    const deviceId = await ports.deviceId()
    const fields = { userId: uid, deviceId, ...app, unsentCount, deletedAt: null }
    const update = {
      name: documentName(`devices/${uid}_${deviceId}`, { projectId, companyId }),
      fields: encodeFields({ ...fields, schema: 1, updatedBy: uid }),
    }
    const answer = await rest.commit([{ update, ...stamp }], { token: token.token, timeoutMs })
    // Without an answer the next run tries again; a refusal would only be repeated.
    if (answer.ok || answer.problem.status === 'PERMISSION_DENIED')
      await writeMeta(db, 'deviceReport', { at: now, hasUnsent: unsentCount > 0 })
    return { kind: 'idle' }
  }

  return { step }
}

const stamp = {
  updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
} as const
