import { readFileSync } from 'node:fs'
import { type CollectionName, collections, isCollectionName } from '#domain/entities/collections.ts'
import { foldWrites, type FoldedWrite } from '#domain/mutation/writes/fold-writes.ts'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import { splitRef } from '#domain/mutation/refs.ts'
import type { MutationName } from '#domain/mutation/mutation-name.ts'
import type { Doc, MutationContext, Ref } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import { getPath, setPath } from '#lib/paths.ts'
import type { Result } from '#lib/result.ts'
import { jsonFields, toFields } from '#emulator/demo/to-fields.ts'
import { createEngine } from '#emulator/engine/create-engine.ts'
import { minimalIndexes } from '#emulator/engine/indexes/minimal-indexes.ts'
import type { Demand } from '#emulator/engine/indexes/demand.ts'
import type { Engine, Write } from '#emulator/engine/types.ts'
import type { CoverageEntry } from '#emulator/rules/coverage.ts'
import { loadRules } from '#emulator/rules/load-rules.ts'
import { StatusError } from '#emulator/status.ts'
import type { Caller } from '#emulator/wire/caller.ts'
import { createGuardedEngine } from '#emulator/wire/guarded-engine.ts'
import { createNames } from '#emulator/wire/parse/names.ts'

import { attachReceipt } from './attach-receipt.ts'

const names = createNames('demo')
/** Shared by all worlds, so that its coverage includes all of them. */
const ruleset = loadRuleset()
/** The index requirements of the queries of all worlds. */
const demands: Demand[] = []
/** The server's time. */
export const now = '2026-03-02T09:00:00.000Z'
/** Advances the clock, because each commit needs a distinct time. */
let ticks = 0
const clock = () => Date.parse(now) + ticks++ / 1000

/** `companies/home/orders/o1` for `orders/o1`; users and companies are at the top level. */
export function pathOf(ref: Ref, companyId = 'home'): string {
  const [collection] = splitRef(ref)
  const topLevel = isCollectionName(collection) && collections[collection].topLevel
  return topLevel ? ref : `companies/${companyId}/${ref}`
}

/**
 * The emulator's engine behind firestore.rules, over the given documents; those at `mapped` paths were stored by
 * an older app without JSON text. Commits are decided but never applied, so that every test has the same documents.
 */
export async function createWorld(seed: ReadonlyMap<string, Doc>, mapped: readonly string[] = []) {
  const engine = await createEngine({
    dataDir: null,
    projectId: 'demo',
    onDemand: (demand) => demands.push(demand),
    clock,
  })
  await engine.commit(
    [...seed].map(([path, doc]) =>
      mapped.includes(path)
        ? withMaps(createOf(path, doc), { answers: doc.answers })
        : createOf(path, doc),
    ),
  )
  const denials: string[] = []
  const guarded = createGuardedEngine({
    engine: neverApplying(engine),
    names,
    rules: () => ruleset,
    clock,
    log: (_, message) => denials.push(message),
  })
  const attempt = async (act: () => unknown): Promise<boolean> => {
    try {
      await act()
      return true
    } catch (failure) {
      if (!(failure instanceof StatusError)) throw failure
      if (failure.status === 'ABORTED') return true
      if (failure.status === 'PERMISSION_DENIED') return false
      throw failure
    }
  }

  return {
    /** The reason of the last denial. */
    lastDenial: () => denials.at(-1),
    /** Adds a truthful receipt for the writes, except for the given fields. */
    mayCommit: (
      uid: string | null,
      writes: readonly Write[],
      receipt: Doc = {},
      signedInFor?: number,
    ) =>
      attempt(() =>
        guarded.commit(
          callerOf(uid, signedInFor),
          attachReceipt(writes, {
            root: names.root,
            uid: uid ?? 'nobody',
            receipt,
            ...standingOf(seed.get(`users/${uid}`)),
          }),
        ),
      ),
    /** Without adding a receipt. */
    mayCommitBare: (uid: string | null, writes: readonly Write[], signedInFor?: number) =>
      attempt(() => guarded.commit(callerOf(uid, signedInFor), writes)),
    mayGet: (uid: string | null, path: string) =>
      attempt(() => guarded.get(callerOf(uid), `${names.root}/${path}`)),
    mayList: (uid: string | null, parent: string, query: object) =>
      attempt(() => {
        const at = parent === '' ? names.root : `${names.root}/${parent}`
        const prepared = engine.prepareQuery(at, { ...query })
        guarded.allowQuery(callerOf(uid), prepared.facts)
        // Also run, which records the indexes that it needs.
        engine.runQuery(prepared)
      }),
    /** The sum of a field as the server takes it, which records the index that it needs. */
    sumOf: (parent: string, query: object, fieldPath: string) => {
      const prepared = engine.prepareQuery(`${names.root}/${parent}`, { ...query })
      const sum = { alias: 'sum', sum: { field: { fieldPath } } }
      return Number(Object.values(engine.aggregate(prepared, [sum]).fields['sum'] ?? {})[0])
    },
  }
}
export type World = Awaited<ReturnType<typeof createWorld>>

/** The minimal indexes for all queries so far, with the given field overrides. */
export function requiredIndexes(fieldOverrides: readonly unknown[]) {
  return minimalIndexes(demands, fieldOverrides)
}

/** How often each allow statement has allowed and denied. */
export function coverage() {
  return ruleset.coverage().allows
}

/**
 * The conditions, down to the operands of `&&`, `||` and `?:`, that were not evaluated both to true and to false,
 * as `line: text`. An error counts as false. Namespaces such as `duration` have no value.
 */
export function oneSidedConditions(): readonly string[] {
  const { rules, report } = ruleset.coverage()
  const source = rules.files[0]?.content ?? ''
  const inside = (entry: CoverageEntry): readonly CoverageEntry[] => [
    entry,
    ...(entry.children ?? []).flatMap(inside),
  ]
  return report.flatMap(inside).flatMap(({ sourcePosition, values }) => {
    const { line, currentOffset, endOffset } = sourcePosition
    const text = source.slice(currentOffset, endOffset)
    const isLiteral = text === 'true' || text === 'false'
    const isCondition = values.some(({ value }) => 'boolValue' in value)
    const isOneSided = isCondition && !isLiteral && values.length === 1
    const isNamespace = ['duration', 'hashing', 'timestamp'].includes(text)
    return (values.length === 0 && !isNamespace) || isOneSided ? [`${line}: ${text}`] : []
  })
}

/** The writes of a mutation, folded as the outbox sends them. */
export function foldMutation(
  name: MutationName,
  args: unknown,
  actor: MutationContext['actor'],
  docs: ReadonlyMap<Ref, Doc>,
): Result<readonly FoldedWrite[], Problem> {
  const prepared = prepareMutation(name, args)
  if (!prepared.ok) return prepared
  const peeked = new Map(prepared.value.peeks.map((ref) => [ref, docs.get(ref) ?? null]))
  const run = prepared.value.run({ actor, at: now, peeked, isSending: true }, docs)
  if (!run.ok) return run
  return { ok: true, value: foldWrites([run.value], docs, stampOf(actor.uid)) }
}

export function stampOf(uid: string) {
  return { updatedAt: now, updatedBy: uid }
}

/** A folded write as a Firestore write with its field mask and server times. */
export function writeOf(folded: FoldedWrite, companyId = 'home'): Write {
  const path = pathOf(folded.ref, companyId)
  if (folded.type !== 'update') {
    const { updatedAt: _, ...doc } = folded.doc
    const whole = createOf(
      path,
      doc,
      collections[splitRef(folded.ref)[0] as CollectionName].serverTime,
    )
    return folded.type === 'create' ? whole : { ...whole, currentDocument: { exists: true } }
  }
  const texts = jsonFields[splitRef(folded.ref)[0]] ?? []
  const whole = (key: string) => key.split('.')[0] ?? key
  const mask = folded.mask.map((key) => (texts.includes(whole(key)) ? whole(key) : key))
  const masked = mask.map((key) => [key, getPath(folded.doc, key)] as const)
  return updateOf(path, Object.fromEntries(masked))
}

/** Creates a document; the field named `serverTime` gets the server's time. */
export function createOf(path: string, doc: Doc, serverTime?: string): Write {
  const { [serverTime ?? '']: _, ...rest } = doc
  return {
    update: { name: `${names.root}/${path}`, fields: toFields(path, serverTime ? rest : doc) },
    currentDocument: { exists: false },
    ...(serverTime !== undefined && { updateTransforms: [requestTime(serverTime)] }),
  }
}

/** The write with these fields stored as maps and lists, where the app writes JSON text. */
export function withMaps(write: Write, plain: Doc): Write {
  if (!('update' in write)) return write
  const { name, fields } = write.update
  return { ...write, update: { name, fields: { ...fields, ...toFields('', plain) } } }
}

/** Replaces the given fields (dotted paths for fields of maps) and sets `updatedAt` to the server's time. */
export function updateOf(path: string, fields: Doc): Write {
  let nested: Doc = {}
  for (const [key, value] of Object.entries(fields)) nested = setPath(nested, key, value)
  return {
    update: { name: `${names.root}/${path}`, fields: toFields(path, nested) },
    updateMask: { fieldPaths: Object.keys(fields).map(quoted) },
    updateTransforms: [requestTime('updatedAt')],
    currentDocument: { exists: true },
  }
}

function quoted(path: string): string {
  return path
    .split('.')
    .map((key) => (/^[A-Za-z_]\w*$/.test(key) ? key : `\`${key}\``))
    .join('.')
}

export function deleteOf(path: string): Write {
  return { delete: `${names.root}/${path}` }
}

function requestTime(fieldPath: string) {
  return { fieldPath, setToServerValue: 'REQUEST_TIME' } as const
}

/** A user who signed in this many seconds ago. */
function callerOf(uid: string | null, signedInFor = 1): Caller {
  if (uid === null) return { type: 'anonymous' }
  const auth_time = Date.parse(now) / 1000 - signedInFor
  const token = { sub: uid, email: `${uid}@example.com`, auth_time }
  return { type: 'user', auth: { uid, token }, expiresAt: Number.MAX_SAFE_INTEGER }
}

/** What a user's receipts claim; a user without a document signs up as an owner. */
function standingOf(user: Doc | undefined) {
  const { role = 'owner', permissions = [], companyId = 'home' } = user ?? {}
  return { proof: { role, permissions }, companyId: String(companyId) }
}

/** Decides every commit without applying it. */
function neverApplying(engine: Engine): Engine {
  return {
    ...engine,
    commit: (writes, options) =>
      engine.commit(writes, {
        ...options,
        authorize(pending) {
          options?.authorize?.(pending)
          throw new StatusError('ABORTED', 'not applied')
        },
      }),
  }
}

function loadRuleset() {
  const loaded = loadRules(readFileSync('firestore.rules', 'utf8'))
  if ('issues' in loaded) throw new Error(JSON.stringify(loaded.issues))
  return loaded.ruleset
}
