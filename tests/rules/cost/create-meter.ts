import { readFileSync } from 'node:fs'
import { planBatch } from '#data/outbox/drain/plan/plan-batch.ts'
import { createQueue } from '#data/outbox/drain/plan/create-queue.ts'
import { fitCommit } from '#data/outbox/drain/plan/fit-commit.ts'
import { prepareCommit } from '#data/outbox/drain/plan/build-commit.ts'
import type { CommitPlan } from '#data/outbox/drain/plan/build-commit.ts'
import { splitRow } from '#data/outbox/drain/plan/split-row.ts'
import { wireWrites } from '#data/outbox/drain/plan/wire-writes.ts'
import type { LimitReading } from '#data/outbox/drain/plan/commit-cost.ts'
import { outboxRow } from '#data/local/rows/outbox-row.fixture.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import { workBounds } from '#domain/time/bounds.ts'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import type { CollectionName } from '#domain/entities/collections.ts'
import type { MutationName } from '#domain/mutation/mutation-name.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { createEngine } from '#emulator/engine/create-engine.ts'
import type { Write } from '#emulator/engine/types.ts'
import { createBudget } from '#emulator/rules/create-budget.ts'
import { loadRules } from '#emulator/rules/load-rules.ts'
import type { Ruleset } from '#emulator/rules/types.ts'
import { StatusError } from '#emulator/status.ts'
import { createGuardedEngine } from '#emulator/wire/guarded-engine.ts'
import { createNames } from '#emulator/wire/parse/names.ts'
import { parseWrites } from '#emulator/wire/parse/parse-writes.ts'
import type { Person } from '../world/people.ts'
import { collectionOf } from './table-of.ts'
import { createOf, now, pathOf } from '../world/world.ts'

const names = createNames('demo')
const bounds = workBounds(Date.parse(now))
const tenantOf = ({ companyId }: Person) => ({ projectId: 'demo', companyId })

/** The first receipt of a commit is its lead; the others follow. */
export type WriteKind = 'create' | 'update' | 'lead' | 'follow'

/** The rules' cost of one write. */
export interface WriteCost {
  readonly collection: CollectionName
  readonly kind: WriteKind
  readonly expressions: number
  /** Paths below the company or the root; prefixed with `after:` where read by `getAfter`. */
  readonly lookups: readonly string[]
  /** As JSON. */
  readonly bytes: number
}

/** The rules' cost of reading one document. */
export interface ReadCost {
  readonly collection: CollectionName
  readonly expressions: number
  readonly lookups: number
}

export interface Measured {
  readonly plan: CommitPlan
  readonly writes: readonly WriteCost[]
}

/** A mutation as it is queued in the outbox. */
export function rowOf(seq: number, name: MutationName, args: unknown, actor: Person): OutboxRow {
  const prepared = prepareMutation(name, args)
  if (!prepared.ok) throw new Error(`${name}: ${JSON.stringify(prepared.problem)}`)
  const { refs, version } = prepared.value
  const bytes = JSON.stringify(args).length
  const row = { name, version, args: prepared.value.args, actor, refs, writes: refs, bytes }
  return outboxRow({ ...row, seq, id: `mutation-${seq}`, at: now, deviceAt: now })
}

/** Evaluates firestore.rules for commits of the outbox, each over the same documents, and measures the cost. */
export async function createMeter(docs: ReadonlyMap<Ref, Doc>) {
  // Each commit needs a distinct time.
  let ticks = 0
  const clock = () => Date.parse(now) + ticks++ / 1000
  const engine = await createEngine({ dataDir: null, projectId: 'demo', clock })
  await engine.commit([...docs].map(([ref, doc]) => createOf(pathOf(ref), doc)))
  const ruleset = loadRuleset()

  /** Decides a commit without applying it; returns the reason of a refusal. */
  async function decide(
    rules: Ruleset,
    uid: string,
    writes: readonly Write[],
    strictLimits: boolean,
  ): Promise<string | null> {
    let reason = ''
    const guarded = createGuardedEngine({
      engine: {
        ...engine,
        commit: (given, options) =>
          engine.commit(given, {
            ...options,
            authorize(pending) {
              options?.authorize?.(pending)
              throw new StatusError('ABORTED', 'not applied')
            },
          }),
      },
      names,
      rules: () => rules,
      clock,
      log: (_, message) => (reason = message),
      strictLimits,
    })
    const auth = authOf(uid)
    const expiresAt = Number.MAX_SAFE_INTEGER
    try {
      await guarded.commit({ type: 'user', auth, expiresAt }, writes)
      return null
    } catch (failure) {
      if (!(failure instanceof StatusError)) throw failure
      return failure.status === 'ABORTED' ? null : reason || failure.message
    }
  }

  function prepare(person: Person, rows: readonly OutboxRow[], reading: LimitReading) {
    const random = { next: () => 0, id: () => 'remainder' }
    const plan = (going: readonly OutboxRow[]) =>
      prepareCommit({
        rows: going,
        docs,
        actor: person,
        bounds,
        peeked: peekedBy(going, docs),
        random,
        unsettled: [],
      })
    return fitCommit(rows, plan, reading)
  }

  const writesOf = (plan: CommitPlan, person: Person) =>
    parseWrites(wireWrites(plan, new Map(), tenantOf(person)), names)

  return {
    /** The cost of one commit of these mutations; undefined where the domain or the rules refuse it. */
    async measure(person: Person, rows: readonly OutboxRow[]): Promise<Measured | undefined> {
      const { plan } = prepare(person, rows, 'shared')
      if (plan.sent.length === 0) return undefined
      const costs: WriteCost[] = []
      const wire = wireWrites(plan, new Map(), tenantOf(person))
      const refusal = await decide(
        metered(ruleset, costs),
        person.uid,
        writesOf(plan, person),
        false,
      )
      if (refusal !== null) return undefined
      const writes = costs.map((cost, index) => ({
        ...cost,
        bytes: Buffer.byteLength(JSON.stringify(wire[index])),
      }))
      return { plan, writes }
    },

    /** The cost of reading one document; undefined where the rules deny it. */
    read(person: Person, ref: Ref): ReadCost | undefined {
      const path = pathOf(ref)
      const lookups: string[] = []
      const read = (lookup: string) => {
        lookups.push(lookup)
        return engine.get(`${names.root}/${lookup}`)
      }
      const budget = createBudget(1)
      const { allowed } = ruleset.decide({
        method: 'get',
        path,
        auth: authOf(person.uid),
        time: now,
        resource: engine.get(`${names.root}/${path}`),
        requestResource: undefined,
        reader: { before: read, after: read },
        budget,
      })
      if (!allowed) return undefined
      const collection = collectionOf(ref)
      return { collection, expressions: budget.expressions, lookups: lookups.length }
    },

    /** Sends a queue as the outbox plans it; returns the refusals for exceeded limits. */
    async sendAll(
      person: Person,
      queued: readonly OutboxRow[],
      reading: LimitReading,
    ): Promise<{ commits: number; refusals: readonly string[] }> {
      const refusals: string[] = []
      const queue = createQueue(queued)
      let commits = 0
      for (;;) {
        const limits = { mutations: 170, bytes: 400_000, reading }
        const batch = planBatch(queue, new Set(), Date.parse(now), limits)
        if (batch.length === 0) return { commits, refusals }
        const { plan, oversized } = prepare(person, batch, reading)
        const parts = oversized && splitRow(oversized, docs, reading)
        if (parts) {
          queue.delete(oversized.seq)
          for (const part of parts) queue.set(part)
          continue
        }
        const isStrict = reading === 'strict'
        if (plan.sent.length > 0) {
          const refusal = await decide(ruleset, person.uid, writesOf(plan, person), isStrict)
          if (refusal?.includes('maximum of') === true) refusals.push(refusal)
          commits += 1
        }
        const done = [...plan.sent, ...plan.actionNeeded].map(({ row }) => row)
        const gone = [...done, ...plan.held, ...plan.unknown]
        for (const { seq } of gone) queue.delete(seq)
        if (gone.length === 0) throw new Error('The queue does not get shorter')
      }
    },
  }
}

/** The server's versions of the further documents that mutations depend on. */
function peekedBy(
  rows: readonly OutboxRow[],
  docs: ReadonlyMap<Ref, Doc>,
): ReadonlyMap<Ref, Doc | null> {
  const refs = rows.flatMap(({ name, args, version }) => {
    const prepared = prepareMutation(name, args, version)
    return prepared.ok ? prepared.value.peeks : []
  })
  return new Map(refs.map((ref) => [ref, docs.get(ref) ?? null]))
}

function authOf(uid: string) {
  return { uid, token: { sub: uid, email: `${uid}@example.com` } }
}

/** A ruleset that records the cost of each decision. */
function metered(rules: Ruleset, costs: Omit<WriteCost, 'bytes'>[]): Ruleset {
  return {
    ...rules,
    decide(request) {
      const lookups: string[] = []
      const { reader } = request
      const budget = createBudget(1)
      const decision = rules.decide({
        ...request,
        reader: {
          before(path) {
            lookups.push(relative(path))
            return reader.before(path)
          },
          after(path) {
            lookups.push(`after:${relative(path)}`)
            return reader.after(path)
          },
        },
        budget,
      })
      const collection = collectionOf(relative(request.path))
      const isFirst = !costs.some(({ kind }) => kind === 'lead')
      const receipt = isFirst ? 'lead' : 'follow'
      const made = collection === 'mutations' ? receipt : 'create'
      const kind = request.method === 'create' ? made : 'update'
      costs.push({ collection, kind, expressions: budget.expressions, lookups })
      return decision
    },
  }
}

function relative(path: string): string {
  return path.replace(/^companies\/[^/]+\/(?=.)/, '')
}

function loadRuleset(): Ruleset {
  const loaded = loadRules(readFileSync('firestore.rules', 'utf8'), { coverage: false })
  if ('issues' in loaded) throw new Error(JSON.stringify(loaded.issues))
  return loaded.ruleset
}
