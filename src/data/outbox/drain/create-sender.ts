import type { Receipt } from '#domain/entities/receipt.ts'
import { parseRow } from '#domain/entities/parse-row.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { workBounds } from '#domain/time/bounds.ts'
import { ok } from '#lib/result.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import { documentName } from '#data/server/rest/document-name.ts'
import type { Tenant } from '#data/server/rest/document-name.ts'
import type { Failure } from '#data/server/rest/failure.ts'
import type { Commit, RestCall } from '#data/server/rest/firestore-rest.ts'
import { actorOf, isSameActor } from './read/actor-of.ts'
import { aloneBackOff } from '#data/server/back-off.ts'
import { usualReading } from './plan/commit-cost.ts'
import { decide } from './refused/decide.ts'
import { prepareFitting } from './plan/fit-commit.ts'
import { fitsStrictly, notBehind } from './plan/plan-batch.ts'
import { emptyPlan, prepareCommit } from './plan/prepare-commit.ts'
import type { CommitPlan } from './plan/prepare-commit.ts'
import { readPeeked } from './read/read-peeked.ts'
import { readServer } from './read/read-server.ts'
import type { ServerState } from './read/read-server.ts'
import { remainderOf } from './refused/remainder-of.ts'
import { createServerClock, settleTime } from './settle-time.ts'
import { splitRow } from './plan/split-row.ts'
import { wireWrites } from './plan/wire-writes.ts'
import type { DrainPorts, Outcome } from './types.ts'
import type { Pause } from '../../local/ports.ts'

/** Why nothing more should be sent now. */
export interface Stop {
  readonly reason: Pause['reason']
  readonly retryAfterMs: number | null
  /** One mutation failed by itself: others may pass, so only several in a row stop the drain. */
  readonly alone: boolean
}

export interface SendResult {
  /** Those of the batch that are still queued, as they now stand, and parts that they were taken apart into; by `seq`. */
  readonly left: ReadonlyMap<number, OutboxRow>
  readonly stop: Stop | null
}

/** One attempt at some mutations, through its repeats. */
interface Attempt {
  readonly rebases: number
  readonly tokenRefreshed: boolean
  /** Whether a commit of these mutations has gone out already, with whatever outcome. */
  readonly committed: boolean
  /** Whether a commit was denied and everything that decides about it is read again. */
  readonly reread: boolean
  /** Whether the receipts of all are looked up, also of those that this device does not know as sent. */
  readonly doubted: boolean
}

/** Failures that say nothing about the mutations which were sent. */
const nobodysFault = new Set(['NO_ANSWER', 'NOT_FIRESTORE', 'UNAUTHENTICATED'])

const leaseMs = 120_000
const timeoutMs = 15_000

/** Sends one batch: read, run again, commit, and whatever the answers ask for until each is settled. */
export function createSender(ports: DrainPorts) {
  const { uid, projectId, store, rest, clock, random, auth } = ports
  const configured = ports.reading ?? usualReading
  let reading = configured
  const serverClock = createServerClock()

  async function send(seqs: readonly number[]): Promise<SendResult> {
    const attemptId = random.id()
    const claimed = await store.claim(seqs, attemptId, clock.now() + leaseMs)
    const left = new Map<number, OutboxRow>()

    /** Takes in, durably, what became of some of the batch. */
    async function settle(part: Partial<Outcome>): Promise<void> {
      const outcome: Outcome = {
        attemptId,
        at: clock.now(),
        done: [],
        remainders: [],
        parked: [],
        released: [],
        receipts: [],
        docs: new Map(),
        ...part,
      }
      await store.settle(outcome)
      for (const row of outcome.remainders) left.set(row.seq, row)
      for (const { row, problem } of outcome.parked)
        left.set(row.seq, { ...row, state: 'needsYou', problem })
      for (const { row, notBefore, failures } of outcome.released)
        left.set(row.seq, { ...row, state: 'waiting', notBefore, failures })
    }

    const release = (rows: readonly OutboxRow[], attempt: Attempt, failed = false) =>
      settle({
        released: rows.map((row) => {
          const failures = row.failures + (failed ? 1 : 0)
          const wait = failed && rows.length === 1 ? aloneBackOff(failures, random) : 0
          const notBefore = wait > 0 ? clock.now() + wait : row.notBefore
          return { row, notBefore, failures, attempted: attempt.committed }
        }),
      })

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
      const question = { rows, attempted, uid, askActor, tenant, reading, call }
      const state = await readServer(store, rest, question)
      if (!state.ok) return fail(state.problem, rows, attempt, () => arrived(rows, tenant, call))
      hear(sentAt, state.value.readTime)

      await ports.breathe?.()
      const { landed } = state.value
      // It arrived, and never from here: another device has this one's memory.
      if (attempt.rebases > 0 && rows.some((row) => row.attempts === 1 && landed.has(row.id))) {
        ports.onCloned?.()
      }
      const unsettled = rows.flatMap((row) => remainderOfLanded(row, landed.get(row.id)))
      const actor = state.value.actor ?? first.actor
      const offset = serverClock.offset(rows.at(-1) ?? first)
      const now = clock.now() + offset
      const peeked = attempt.reread ? await readPeeked(rest, rows, tenant, call) : ok(new Map())
      if (!peeked.ok) return fail(peeked.problem, rows, attempt)
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
      const fitting = prepareFitting(going, prepare, reading)
      const { plan, later } = (await takeApart(fitting.oversized, going, state.value)) ?? fitting
      // A device restored from an older copy does not know what it has sent since.
      const known = new Set(attempted.map(({ id }) => id))
      const isNew = plan.parked.some(({ row }) => !known.has(row.id))
      if (isNew) return run(rows, { ...attempt, doubted: true })
      await settleBefore(rows, state.value, plan, { remainders: unsettled, later }, attempt)
      const sent = plan.sent.map(({ row }) => row)
      if (sent.length === 0) return null

      await ports.breathe?.()
      const next = { ...attempt, committed: true }
      const commitAt = clock.now()
      const answer = await rest.commit(wireWrites(plan, state.value.updateTimes, tenant), call)
      if (!answer.ok) return fail(answer.problem, sent, next)
      hear(commitAt, answer.value.commitTime)
      await settle({
        done: sent,
        remainders: plan.remainders,
        receipts: receiptsOf(plan, answer.value),
        docs: docsAfter(plan, answer.value),
      })
      return null
    }

    /** Puts the parts of a mutation that no commit can hold in its place; null where it goes as it is. */
    async function takeApart(
      oversized: OutboxRow | null,
      rows: readonly OutboxRow[],
      { docs }: ServerState,
    ): Promise<{ plan: CommitPlan; later: readonly OutboxRow[] } | null> {
      const row = rows.find(({ seq }) => seq === oversized?.seq)
      if (!row || !oversized) return null
      const { writes, creates } = oversized
      const parts = splitRow({ ...row, writes, ...(creates && { creates }) }, docs, reading)
      if (!parts || !(await store.split(row, parts))) return null
      for (const part of parts) left.set(part.seq, part)
      return { plan: emptyPlan, later: rows.filter((other) => other !== row) }
    }

    /** What the reading alone has decided: arrived before, cannot run any more, must wait. */
    async function settleBefore(
      rows: readonly OutboxRow[],
      state: ServerState,
      plan: CommitPlan,
      { remainders, later }: { remainders: readonly OutboxRow[]; later: readonly OutboxRow[] },
      attempt: Attempt,
    ): Promise<void> {
      const done = rows.filter((row) => state.landed.has(row.id))
      const back = [...plan.held, ...plan.unknown, ...later]
      if (done.length + plan.parked.length + back.length === 0) return
      await settle({
        done,
        remainders,
        receipts: [...state.landed.values()],
        parked: plan.parked,
        released: back.map((row) => ({
          row,
          notBefore: row.notBefore,
          failures: row.failures,
          attempted: attempt.committed,
        })),
        docs: new Map<Ref, Doc | null>([
          ...state.docs,
          ...state.missing.map((ref) => [ref, null] as const),
        ]),
      })
      // In this drain only: what is stored stays 'waiting', for the app that knows it.
      for (const row of plan.unknown) left.set(row.seq, { ...row, state: 'needsYou' })
    }

    async function fail(
      failure: Failure,
      rows: readonly OutboxRow[],
      attempt: Attempt,
      findArrived?: () => Promise<boolean>,
    ): Promise<Stop | null> {
      const decision = decide(failure, { mutations: rows.length, ...attempt })
      if (failure.status === 'PERMISSION_DENIED') {
        // The rules look at more than was read: who this is, the time, other documents. Any of it may be news.
        if (attempt.committed && !attempt.reread) {
          return run(rows, { ...attempt, reread: true, rebases: attempt.rebases + 1 })
        }
        const standing = await askStanding(rows)
        if (standing === 'unknown') {
          await release(rows, attempt)
          return stopFor('unreachable')
        }
        if (standing === 'left') {
          if (await findArrived?.()) return null
          const problem = { type: 'access/not-member' } as const
          await settle({ parked: rows.map((row) => ({ row, problem, conflicts: [] })) })
          return null
        }
        // Perhaps they cost too much together: Firestore says the same of that.
        if (reading === 'shared' && !fitsStrictly(rows)) {
          reading = 'strict'
          return run(rows, attempt)
        }
      }
      switch (decision) {
        case 'rebase':
          return run(rows, { ...attempt, rebases: attempt.rebases + 1 })
        case 'refreshToken':
          return run(rows, { ...attempt, tokenRefreshed: true })
        case 'split':
          return split(rows, attempt)
        case 'park':
          if (await findArrived?.()) return null
          // Refused by itself: it was not the cost that earlier ones were refused for.
          reading = configured
          await settle({ parked: rows.map((row) => refused(row, failure)) })
          return null
        case 'busy':
          await release(rows, attempt)
          return { reason: 'busy', retryAfterMs: failure.retryAfterMs, alone: false }
        case 'backOff': {
          const its = !nobodysFault.has(failure.status)
          const alone = its && rows.length === 1
          await release(rows, attempt, its)
          return { reason: 'unreachable', retryAfterMs: failure.retryAfterMs, alone }
        }
      }
    }

    async function split(rows: readonly OutboxRow[], attempt: Attempt): Promise<Stop | null> {
      const middle = Math.ceil(rows.length / 2)
      const again = { ...attempt, rebases: 0 }
      const stop = await run(rows.slice(0, middle), again)
      const rest = rows.slice(middle)
      if (stop) {
        await release(rest, attempt)
        return stop
      }
      const { free, behind } = notBehind(rest, [...left.values()])
      if (behind.length > 0) await release(behind, attempt)
      return run(free, again)
    }

    /** Whether the server knows the user as a member of the company these are for. */
    async function askStanding(rows: readonly OutboxRow[]): Promise<'member' | 'left' | 'unknown'> {
      const companyId = rows[0]?.actor.companyId ?? ''
      const token = await auth.token({ refresh: false })
      if (token.kind !== 'token') return 'unknown'
      const name = documentName(`users/${uid}`, { projectId, companyId })
      const answer = await rest.batchGet([name], { token: token.token, timeoutMs })
      if (!answer.ok) return 'unknown'
      const actor = actorOf(uid, answer.value.docs.get(name)?.doc)
      const isMember = actor?.companyId === companyId && actor.status === 'active'
      return isMember ? 'member' : 'left'
    }

    /** Whether a mutation whose documents may no longer be read had arrived before that came about. */
    async function arrived(
      rows: readonly OutboxRow[],
      tenant: Tenant,
      call: RestCall,
    ): Promise<boolean> {
      const [row] = rows
      if (!row || row.attempts < 2) return false
      const question = { rows: [{ ...row, refs: [] }], attempted: [{ ...row, refs: [] }] }
      const more = { uid, askActor: false, tenant, reading, call }
      const state = await readServer(store, rest, { ...question, ...more })
      const receipt = state.ok ? state.value.landed.get(row.id) : undefined
      if (!receipt) return false
      const remainders = remainderOfLanded(row, receipt)
      await settle({ done: [row], receipts: [receipt], remainders })
      return true
    }

    const [first] = claimed
    const ours = claimed.filter((row) => row.actor.companyId === first?.actor.companyId)
    const start = {
      rebases: 0,
      tokenRefreshed: false,
      committed: false,
      reread: false,
      doubted: false,
    }
    const others = claimed.filter((row) => !ours.includes(row))
    if (others.length > 0) await release(others, start)
    return { left, stop: await run(ours, start) }
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
    /** How the limits are read: strictly after a refusal for which only the cost can be blamed so far. */
    reading: () => reading,
  }
}

function stopFor(reason: Stop['reason']): Stop {
  return { reason, retryAfterMs: null, alone: false }
}

function refused(row: OutboxRow, { status, message }: Failure) {
  return { row, problem: { type: 'server/refused', status, message }, conflicts: [] } as const
}

/** The written documents as the server now holds them: with the time that it gave them. */
function docsAfter(plan: CommitPlan, commit: Commit): Map<Ref, Doc> {
  return new Map(
    plan.writes.map((write, i) => [
      write.ref,
      { ...write.doc, updatedAt: serverTimeOf(commit, i) },
    ]),
  )
}

function receiptsOf(plan: CommitPlan, commit: Commit): Receipt[] {
  return plan.sent.flatMap(({ row, receipt }, i) => {
    const receivedAt = serverTimeOf(commit, plan.writes.length + i)
    const parsed = parseRow('mutations', row.id, { ...receipt, receivedAt })
    return parsed.ok ? [parsed.value] : []
  })
}

function serverTimeOf(commit: Commit, index: number): unknown {
  return commit.transformed[index]?.[0] ?? commit.commitTime
}
