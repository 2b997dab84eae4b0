import type { BlobRow } from '../local/database/rows.ts'
import { aloneBackOff } from '../server/back-off.ts'
import { documentName } from '../server/rest/document-name.ts'
import type { Failure } from '../server/rest/failure.ts'
import type { RestCall } from '../server/rest/firestore-rest.ts'
import { chunkDelete, chunkRef, chunkWrite } from './chunk-write.ts'
import { refusals } from './refusals.ts'
import type { MediaPorts } from './types.ts'

/** How one step of the lane ended. */
export type Step =
  | { readonly kind: 'went' }
  /** Nothing is due. */
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'stop'
      readonly reason: 'unreachable' | 'busy' | 'signIn'
      readonly wait: number
    }

const timeoutMs = 60_000
const busyMs = 60_000

/**
 * The second lane: photos and signatures, one chunk at a time, each recorded as soon as it is uploaded, so that an
 * upload resumes where it broke off.
 */
export function createBlobLane(ports: MediaPorts) {
  const { uid, projectId, store, rest, clock, random, auth } = ports

  /** Uploads or deletes one chunk. */
  async function step(): Promise<Step> {
    const blob = await store.nextBlob(clock.now())
    if (!blob) return { kind: 'idle' }
    for (const refresh of [false, true]) {
      const token = await auth.token({ refresh })
      if (token.kind === 'unreachable') return pauseAll('unreachable', blob)
      if (token.kind !== 'token' || token.uid !== uid)
        return { kind: 'stop', reason: 'signIn', wait: 0 }
      const call = { token: token.token, timeoutMs }
      const failure = blob.state === 'unwanted' ? await clear(blob, call) : await send(blob, call)
      if (failure === null) return { kind: 'went' }
      if (failure.status === 'UNAUTHENTICATED' && !refresh) continue
      if (failure.status === 'RESOURCE_EXHAUSTED') {
        return { kind: 'stop', reason: 'busy', wait: failure.retryAfterMs ?? busyMs }
      }
      return pauseAll('unreachable', blob)
    }
    return pauseAll('unreachable', blob)
  }

  async function send(blob: BlobRow, call: RestCall): Promise<Failure | null> {
    const { id, sent, chunks } = blob
    if (sent >= chunks) return arrive(blob, sent)
    const bytes = await store.part(id, sent)
    if (!bytes) {
      await store.refuse(id, { type: 'doc/missing', ref: `photos/${id}` })
      return null
    }
    const tenant = { projectId, companyId: blob.companyId }
    const answer = await rest.commit([chunkWrite(id, sent, bytes, tenant, uid)], call)
    if (answer.ok) return arrive(blob, sent + 1)
    if (!refusals.has(answer.problem.status)) return answer.problem
    return explain(blob, answer.problem, call)
  }

  /** Finds out why a chunk was refused: it exists already, it is no longer wanted, or a person must look at it. */
  async function explain(blob: BlobRow, refused: Failure, call: RestCall): Promise<Failure | null> {
    const tenant = { projectId, companyId: blob.companyId }
    const chunk = documentName(chunkRef(blob.id, blob.sent), tenant)
    const photo = documentName(`photos/${blob.id}`, tenant)
    const answer = await rest.batchGet([chunk, photo], call)
    if (!answer.ok && !refusals.has(answer.problem.status)) return answer.problem
    if (answer.ok && answer.value.docs.get(chunk)) return arrive(blob, blob.sent + 1)
    const held = answer.ok ? answer.value.docs.get(photo)?.doc : undefined
    if (answer.ok && (!held || typeof held.deletedAt === 'string')) {
      await store.unwant(blob.id)
      ports.onFreed()
      return null
    }
    const { status, message } = refused
    await store.refuse(blob.id, { type: 'server/refused', status, message })
    return null
  }

  async function arrive(blob: BlobRow, sent: number): Promise<null> {
    if (sent < blob.chunks) {
      await store.progress(blob.id, sent)
      return null
    }
    await store.finish(blob.id)
    ports.onFreed()
    return null
  }

  /** Deletes what may be at the server, the last chunk first; a missing document cannot be deleted. */
  async function clear(blob: BlobRow, call: RestCall): Promise<Failure | null> {
    const tenant = { projectId, companyId: blob.companyId }
    for (let index = Math.min(blob.sent, blob.chunks - 1); index >= 0; index -= 1) {
      const answer = await rest.commit([chunkDelete(blob.id, index, tenant)], call)
      if (!answer.ok && !refusals.has(answer.problem.status)) return answer.problem
    }
    await store.forget(blob.id)
    return null
  }

  async function pauseAll(reason: 'unreachable', blob: BlobRow): Promise<Step> {
    const failures = blob.failures + 1
    const wait = Math.max(1000, aloneBackOff(failures, random))
    await store.pause(blob.id, failures, clock.now() + wait)
    return { kind: 'stop', reason, wait }
  }

  return { step }
}
