import type { Receipt } from '#domain/entities/receipt.ts'
import { workBounds } from '#domain/time/bounds.ts'
import { ok } from '#lib/result.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import type { Tenant } from '#data/server/rest/document-name.ts'
import type { RestCall } from '#data/server/rest/firestore-rest.ts'
import { firstAttempt, stopFor, timeoutMs } from './attempt.ts'
import type { Attempt, SendResult, Stop } from './attempt.ts'
import { createOutcomeStore } from './store-outcome.ts'
import { createLimits } from './plan/create-limits.ts'
import { fitCommit } from './plan/fit-commit.ts'
import { emptyPlan, prepareCommit } from './plan/build-commit.ts'
import type { CommitPlan } from './plan/build-commit.ts'
import { remainderOf } from './plan/remainder-of.ts'
import { splitRow } from './plan/split-row.ts'
import { wireWrites } from './plan/wire-writes.ts'
import { isSameActor } from './read/actor-of.ts'
import { docsAfter, receiptsOf } from './read/read-commit.ts'
import { readPeeked } from './read/read-peeked.ts'
import { readServer } from './read/read-server.ts'
import type { ServerState } from './read/read-server.ts'
import { answerFailure } from './failures/answer-failure.ts'
import type { FailedAttempt } from './failures/answer-failure.ts'
import { createServerClock, settleTime } from './settle-time.ts'
import type { DrainPorts } from './types.ts'

const leaseMs = 120_000

/**
 * Sends one batch: reads, runs the mutations again, commits, and repeats as the answers require until each is settled.
 */
export function createSender(ports: DrainPorts) {
  const { uid, projectId, store, rest, clock, random, auth } = ports
  const limits = createLimits(ports.reading)
  const serverClock = createServerClock()

  async function send(seqs: readonly number[]): Promise<SendResult> {
    const attemptId = random.id()
    const claimed = await store.claim(seqs, attemptId, clock.now() + leaseMs)
    const settling = createOutcomeStore(ports, attemptId)
    const { left, settle, release } = settling

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
      const question = { rows, attempted, uid, askActor, tenant, reading: limits.reading(), call }
      const state = await readServer(store, rest, question)
      if (!state.ok) {
        const findArrived = () => arrived(rows, tenant, call)
        return answer({ failure: state.problem, rows, attempt, findArrived })
      }
      hear(sentAt, state.value.readTime)

      await ports.yieldToMain?.()
      const { landed } = state.value
      // It arrived without being sent from here: another device is a copy of this one.
      if (attempt.rebases > 0 && rows.some((row) => row.attempts === 1 && landed.has(row.id))) {
        ports.onCloned?.()
      }
      const unsettled = rows.flatMap((row) => remainderOfLanded(row, landed.get(row.id)))
      const actor = state.value.actor ?? first.actor
      const offset = serverClock.offset(rows.at(-1) ?? first)
      const now = clock.now() + offset
      const peeked = attempt.reread ? await readPeeked(rest, rows, tenant, call) : ok(new Map())
      if (!peeked.ok) return answer({ failure: peeked.problem, rows, attempt })
      const prepare = (going: readonly OutboxRow[]) =>
        prepareCommit({
          unsettled,
          actor,
          bounds: workBounds(now),
          peeked: peeked.value,
          rows: going.map((row) => settleTime(row, now, offset)),
          docs: state.value.docs,
          random,
        })
      const going = rows.filter((row) => !landed.has(row.id))
      const fitting = fitCommit(going, prepare, limits.reading())
      const { plan, later } =
        (await splitOversized(fitting.oversized, going, state.value)) ?? fitting
      // A device restored from an older backup does not know what it has sent since then.
      const known = new Set(attempted.map(({ id }) => id))
      const isNew = plan.parked.some(({ row }) => !known.has(row.id))
      if (isNew) return run(rows, { ...attempt, doubted: true })
      const read = { rows, state: state.value, plan, remainders: unsettled, later }
      await settling.settleRead(read, attempt)
      const sent = plan.sent.map(({ row }) => row)
      if (sent.length === 0) return null

      await ports.yieldToMain?.()
      const next = { ...attempt, committed: true }
      const commitAt = clock.now()
      const commit = await rest.commit(wireWrites(plan, state.value.updateTimes, tenant), call)
      if (!commit.ok) return answer({ failure: commit.problem, rows: sent, attempt: next })
      hear(commitAt, commit.value.commitTime)
      await settle({
        done: sent,
        remainders: plan.remainders,
        receipts: receiptsOf(plan, commit.value),
        docs: docsAfter(plan, commit.value),
      })
      return null
    }

    const answer = (failed: FailedAttempt) =>
      answerFailure({ ports, settling, limits, run }, failed)

    /** Replaces a mutation that no commit can hold by its parts; null if it can be sent whole. */
    async function splitOversized(
      oversized: OutboxRow | null,
      rows: readonly OutboxRow[],
      { docs }: ServerState,
    ): Promise<{ plan: CommitPlan; later: readonly OutboxRow[] } | null> {
      const row = rows.find(({ seq }) => seq === oversized?.seq)
      if (!row || !oversized) return null
      const { writes, creates } = oversized
      const parts = splitRow(
        { ...row, writes, ...(creates && { creates }) },
        docs,
        limits.reading(),
      )
      if (!parts || !(await store.split(row, parts))) return null
      for (const part of parts) left.set(part.seq, part)
      return { plan: emptyPlan, later: rows.filter((other) => other !== row) }
    }

    /** Whether a mutation arrived before the user lost access to its documents. */
    async function arrived(
      rows: readonly OutboxRow[],
      tenant: Tenant,
      call: RestCall,
    ): Promise<boolean> {
      const [row] = rows
      if (!row || row.attempts < 2) return false
      const question = { rows: [{ ...row, refs: [] }], attempted: [{ ...row, refs: [] }] }
      const more = { uid, askActor: false, tenant, reading: limits.reading(), call }
      const state = await readServer(store, rest, { ...question, ...more })
      const receipt = state.ok ? state.value.landed.get(row.id) : undefined
      if (!receipt) return false
      const remainders = remainderOfLanded(row, receipt)
      await settle({ done: [row], receipts: [receipt], remainders })
      return true
    }

    const [first] = claimed
    const ours = claimed.filter((row) => row.actor.companyId === first?.actor.companyId)
    const others = claimed.filter((row) => !ours.includes(row))
    if (others.length > 0) await release(others, firstAttempt)
    return { left, stop: await run(ours, firstAttempt) }
  }

  function remainderOfLanded(row: OutboxRow, receipt: Receipt | undefined): OutboxRow[] {
    const settled = new Set(row.settled.map((lost) => lost.field))
    const conflicts = (receipt?.conflicts ?? []).filter((lost) => !settled.has(lost.field))
    const [lost] = conflicts
    if (!lost) return []
    const problem = { type: 'edit/conflict', ref: lost.ref, conflicts } as const
    return [remainderOf(row, problem, conflicts, random)]
  }

  function hear(sentAt: number, serverTime: string): void {
    if (serverTime === '') return
    serverClock.hear(sentAt, clock.now(), Date.parse(serverTime))
    ports.onServerTime?.(sentAt, clock.now(), Date.parse(serverTime))
  }

  return {
    send,
    reading: limits.reading,
  }
}
