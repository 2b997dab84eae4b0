import { type DocumentReference, FieldValue, getFirestore } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import * as v from 'valibot'
import { erasureSchema } from '../../../src/domain/entities/erasure.ts'
import { plainDoc } from '../system/plain-doc.ts'
import { customerSteps } from './customer-steps.ts'
import { createLinks } from './links.ts'
import { personSteps } from './person-steps.ts'
import { createProgressStore } from './progress.ts'
import { takeSteps } from './steps.ts'

/** How long one run works: a function is stopped after nine minutes. */
const runMs = Number(process.env['ERASURE_RUN_SECONDS'] ?? 420) * 1000
/** How often a run remembers how far it came, in case it is stopped. */
const saveMs = 10_000

/**
 * Takes an erasure further, from where an earlier run ended or was stopped. Where it has to end before everything is
 * done, it counts the request's `run` up, which starts the next one.
 */
export async function advanceErasure(
  request: DocumentReference,
  companyId: string,
  run: number,
): Promise<void> {
  const db = getFirestore()
  const data = { ...plainDoc('erasures', (await request.get()).data() ?? {}), id: request.id }
  const parsed = v.safeParse(erasureSchema, data)
  if (!parsed.success) return logger.error(`The erasure ${request.path} cannot be read.`)
  const { kind, subjectId, status, requestedBy, requestedAt } = parsed.output
  // Events may arrive twice.
  if (status !== 'requested') return
  const until = Date.now() + runMs
  const store = createProgressStore(db, request)
  const { place: from, counts, remembered } = await store.read()
  const links = createLinks(remembered)
  const language: unknown = (await db.doc(`users/${requestedBy}`).get()).get('language')
  const stepsOf = kind === 'customer' ? customerSteps : personSteps
  const steps = await stepsOf({
    db,
    companyId,
    subjectId,
    language: language === 'es' ? 'es' : 'en',
    at: requestedAt,
    counts,
    links,
  })
  if (!steps.ok) return finish({ status: 'failed', problem: steps.problem })
  let savedAt = Date.now()
  const rest = await takeSteps(steps.value, from, {
    db,
    counts,
    isOver: () => Date.now() >= until,
    async onPlace(place) {
      if (Date.now() - savedAt < saveMs) return
      await store.save(place, counts, links.takeNew())
      savedAt = Date.now()
    },
  })
  if (rest === null) return finish({ status: 'done' })
  await store.save(rest, counts, links.takeNew())
  await db.runTransaction(async (transaction) => {
    const now: unknown = (await transaction.get(request)).get('run')
    if ((now ?? 0) === run) transaction.update(request, { run: run + 1 })
  })

  async function finish(outcome: object): Promise<void> {
    await store.clear()
    await request.update({ ...outcome, ...counts, finishedAt: FieldValue.serverTimestamp() })
  }
}
