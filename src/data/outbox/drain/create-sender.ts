import { isSampleId } from '#domain/entities/sample-id.ts'
import { ok } from '#lib/result.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import { firstAttempt, stopFor, timeoutMs } from './attempt.ts'
import type { Attempt, SendResult, Stop } from './attempt.ts'
import { createOutcomeStore } from './store-outcome.ts'
import { createLimitReading } from './plan/create-limit-reading.ts'
import { fitCommit } from './plan/fit-commit.ts'
import { emptyPlan, prepareCommit } from './plan/build-commit.ts'
import { remainderOfReceipt } from './plan/remainder-of.ts'
import { splitOversized } from './plan/split-oversized.ts'
import { wireWrites } from './plan/wire-writes.ts'
import { earlierOf, runSeparately, wayThrough } from './lapse.ts'
import { acceptedLate, boundsOf, reportRefused } from './leaver.ts'
import { isSameActor } from './read/actor-of.ts'
import { docsAfter, receiptsOf } from './read/read-commit.ts'
import { readPeeked } from './read/read-peeked.ts'
import { readServer } from './read/read-server.ts'
import { answerFailure } from './failures/answer-failure.ts'
import { settleArrived } from './failures/settle-arrived.ts'
import type { FailedAttempt } from './failures/answer-failure.ts'
import { createServerClock, settleTime } from './settle-time.ts'
import type { DrainPorts } from './types.ts'

const leaseMs = 120_000

/**
 * Sends one batch: reads, runs the mutations again, commits, and repeats as the answers require until each is settled.
 */
export function createSender(ports: DrainPorts) {
  const { uid, projectId, store, rest, clock, random, auth } = ports
  const limits = createLimitReading(ports.reading)
  const serverClock = createServerClock()

  async function send(seqs: readonly number[]): Promise<SendResult> {
    const attemptId = random.id()
    const claimed = await store.claim(seqs, attemptId, clock.now() + leaseMs)
    const outcome = createOutcomeStore(ports, attemptId)
    const { left, settle, release } = outcome

    async function run(rows: readonly OutboxRow[], attempt: Attempt): Promise<Stop | null> {
      const [first] = rows
      if (!first) return null
      const token = await auth.token({ refresh: attempt.tokenRefreshed })
      if (token.kind !== 'token' || token.uid !== uid) {
        await release(rows, attempt)
        return stopFor(token.kind === 'unreachable' ? 'unreachable' : 'signIn')
      }
      const tenant = { projectId, companyId: first.actor.companyId }
      const tries = Math.min(3, Math.max(1, first.attempts))
      const call = { token: token.token, timeoutMs: timeoutMs * tries }
      const mayHaveLanded = attempt.committed || attempt.doubted
      const attempted = rows.filter((row) => mayHaveLanded || row.attempts > 1)
      const sentAt = clock.now()
      const mayDiffer = attempt.reread || attempt.doubted
      const askActor = mayDiffer || rows.some((row) => !isSameActor(row.actor, first.actor))
      const who = { uid, senderAt: askActor ? sentAt : null }
      const question = { rows, attempted, ...who, tenant, reading: limits.reading(), call }
      const state = await readServer(store, rest, question)
      if (!state.ok) {
        const request = { tenant, reading: limits.reading(), call }
        const findArrived = () => settleArrived(ports, outcome, rows, request)
        return answer({ failure: state.problem, rows, attempt, findArrived })
      }
      noteServerTime(sentAt, state.value.readTime)

      await ports.yieldToMain?.()
      const { landed } = state.value
      // It arrived without being sent from here: another device is a copy of this one.
      // Sample data has computed ids, so another person may have added it meanwhile.
      const isCopied = ({ id, attempts }: OutboxRow) =>
        attempts === 1 && landed.has(id) && !isSampleId(id)
      if (attempt.rebases > 0 && rows.some(isCopied)) {
        ports.onCloned?.()
      }
      const unsettled = rows.flatMap((row) => remainderOfReceipt(row, landed.get(row.id), random))
      const { actor, leftAt } = state.value.sender ?? { actor: first.actor, leftAt: null }
      if (leftAt !== null && (await reportRefused(leftAt, rows, outcome))) {
        return run(acceptedLate(leftAt, rows), attempt)
      }
      const offset = serverClock.offset(rows.at(-1) ?? first)
      const now = clock.now() + offset
      const { lapsedAt } = state.value
      const known = { lapsedAt, now, landed, docs: state.value.docs }
      const way = wayThrough(rows, known)
      if (way === 'mixed') return runSeparately({ outcome, run }, rows, known, attempt)
      const peeked = attempt.reread ? await readPeeked(rest, rows, tenant, call) : ok(new Map())
      if (!peeked.ok) return answer({ failure: peeked.problem, rows, attempt })
      const prepare = (going: readonly OutboxRow[]) =>
        prepareCommit({
          unsettled,
          actor,
          bounds: boundsOf(now, earlierOf(leftAt, way === 'before' ? lapsedAt : null)),
          isFinishing: way === 'finishing',
          peeked: peeked.value,
          rows: going.map((row) => settleTime(row, now, offset)),
          docs: state.value.docs,
          random,
        })
      const going = rows.filter((row) => !landed.has(row.id))
      const fitting = fitCommit(going, prepare, limits.reading())
      const others = await splitOversized(
        { store, outcome },
        fitting.oversized,
        going,
        state.value.docs,
        limits.reading(),
      )
      const { plan, later } = others ? { plan: emptyPlan, later: others } : fitting
      // A device restored from an older backup does not know what it has sent since then.
      const lookedUp = new Set(attempted.map(({ id }) => id))
      const isNew = plan.actionNeeded.some(({ row }) => !lookedUp.has(row.id))
      if (isNew) return run(rows, { ...attempt, doubted: true })
      const read = { rows, state: state.value, plan, remainders: unsettled, later }
      await outcome.settleRead(read, attempt)
      const sent = plan.sent.map(({ row }) => row)
      if (sent.length === 0) return null

      await ports.yieldToMain?.()
      // The sender is read only from the second look on, which is no news about what is written.
      const written = [...state.value.updateTimes].filter(([ref]) => ref !== `users/${uid}`)
      const basis = JSON.stringify(written)
      const next = { ...attempt, committed: true, basis }
      const commitAt = clock.now()
      const commit = await rest.commit(wireWrites(plan, state.value.updateTimes, tenant), call)
      if (!commit.ok) return answer({ failure: commit.problem, rows: sent, attempt: next })
      noteServerTime(commitAt, commit.value.commitTime)
      await settle({
        done: sent,
        remainders: plan.remainders,
        receipts: receiptsOf(plan, commit.value),
        docs: docsAfter(plan, commit.value),
      })
      return null
    }

    const answer = (failed: FailedAttempt) => answerFailure({ ports, outcome, limits, run }, failed)

    const [first] = claimed
    const ours = claimed.filter((row) => row.actor.companyId === first?.actor.companyId)
    const others = claimed.filter((row) => !ours.includes(row))
    if (others.length > 0) await release(others, firstAttempt)
    return { left, stop: await run(ours, firstAttempt) }
  }

  function noteServerTime(sentAt: number, serverTime: string): void {
    if (serverTime === '') return
    serverClock.update(sentAt, clock.now(), Date.parse(serverTime))
    ports.onServerTime?.(sentAt, clock.now(), Date.parse(serverTime))
  }

  return {
    send,
    reading: limits.reading,
  }
}
