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

import { vouched } from './attach-receipts.ts'

const names = createNames('demo')
/** One for all worlds, so that its coverage tells of all of them. */
const ruleset = loadRuleset()
/** What the queries of all worlds have asked of indexes. */
const demands: Demand[] = []
/** The server's time. */
export const now = '2026-03-02T09:00:00.000Z'
/** Firestore's own clock must go on: each commit has a time of its own. */
let ticks = 0
const clock = () => Date.parse(now) + ticks++ / 1000

/** `companies/home/orders/o1` of `orders/o1`; users and companies lie at the top. */
export function pathOf(ref: Ref, companyId = 'home'): string {
  const [collection] = splitRef(ref)
  const topLevel = isCollectionName(collection) && collections[collection].topLevel
  return topLevel ? ref : `companies/${companyId}/${ref}`
}

/**
 * The emulator's engine behind firestore.rules, over the given documents; those at `mapped` paths were stored by
 * an app that knew no JSON text. What is asked of it is decided
 * and never applied, so that every question meets the same documents.
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
    /** Why the last thing was denied. */
    lastDenial: () => denials.at(-1),
    /** The writes come with a receipt that vouches for them and tells the truth, but for what is given. */
    mayCommit: (uid: string | null, writes: readonly Write[], receipt: Doc = {}) =>
      attempt(() =>
        guarded.commit(
          callerOf(uid),
          vouched(writes, {
            root: names.root,
            uid: uid ?? 'nobody',
            receipt,
            ...standingOf(seed.get(`users/${uid}`)),
          }),
        ),
      ),
    /** The writes as they are. */
    mayCommitBare: (uid: string | null, writes: readonly Write[]) =>
      attempt(() => guarded.commit(callerOf(uid), writes)),
    mayGet: (uid: string | null, path: string) =>
      attempt(() => guarded.get(callerOf(uid), `${names.root}/${path}`)),
    mayList: (uid: string | null, parent: string, query: object) =>
      attempt(() => {
        const at = parent === '' ? names.root : `${names.root}/${parent}`
        const prepared = engine.prepareQuery(at, { ...query })
        guarded.allowQuery(callerOf(uid), prepared.facts)
        // What is allowed is also asked, so that the engine knows which indexes that takes.
        engine.runQuery(prepared)
      }),
  }
}
export type World = Awaited<ReturnType<typeof createWorld>>

/** The fewest indexes for all that was asked so far; field overrides in `kept` stay. */
export function askedIndexes(kept: readonly unknown[]) {
  return minimalIndexes(demands, kept)
}

/** How often each allow statement has allowed and denied so far. */
export function coverage() {
  return ruleset.coverage().allows
}

/**
 * The conditions, down to the operands of `&&`, `||` and `?:`, that were not seen both to hold and not to
 * hold, as `line: text`. An error counts as not holding; a name before a function has no value to be seen.
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
    const isSpace = text === 'duration' || text === 'timestamp'
    return (values.length === 0 && !isSpace) || isOneSided ? [`${line}: ${text}`] : []
  })
}

/** A mutation over documents, folded as the drain sends it. */
export function foldMutation(
  name: MutationName,
  args: unknown,
  actor: MutationContext['actor'],
  docs: ReadonlyMap<Ref, Doc>,
): Result<readonly FoldedWrite[], Problem> {
  const prepared = prepareMutation(name, args)
  if (!prepared.ok) return prepared
  const peeked = new Map(prepared.value.peeks.map((ref) => [ref, docs.get(ref) ?? null]))
  const run = prepared.value.run({ actor, at: now, peeked }, docs)
  if (!run.ok) return run
  return { ok: true, value: foldWrites([run.value], docs, stampOf(actor.uid)) }
}

export function stampOf(uid: string) {
  return { updatedAt: now, updatedBy: uid }
}

/** A folded write as Firestore takes it: its fields masked, its times the server's. */
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

/** Creates a document; the field `serverTime` gets the server's time. */
export function createOf(path: string, doc: Doc, serverTime?: string): Write {
  const { [serverTime ?? '']: _, ...rest } = doc
  return {
    update: { name: `${names.root}/${path}`, fields: toFields(path, serverTime ? rest : doc) },
    currentDocument: { exists: false },
    ...(serverTime !== undefined && { updateTransforms: [requestTime(serverTime)] }),
  }
}

/** The same write with these fields stored as they are: maps and lists where the app writes JSON text. */
export function withMaps(write: Write, plain: Doc): Write {
  if (!('update' in write)) return write
  const { name, fields } = write.update
  return { ...write, update: { name, fields: { ...fields, ...toFields('', plain) } } }
}

/** Replaces the given fields (dotted paths lead into maps) and sets `updatedAt` to the server's time. */
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

function callerOf(uid: string | null): Caller {
  if (uid === null) return { type: 'anonymous' }
  const token = { sub: uid, email: `${uid}@example.com` }
  return { type: 'user', auth: { uid, token }, expiresAt: Number.MAX_SAFE_INTEGER }
}

/** What a user's receipts say of them; a newcomer founds a company. */
function standingOf(user: Doc | undefined) {
  const { role = 'owner', permissions = [], companyId = 'home' } = user ?? {}
  return { proof: { role, permissions }, companyId: String(companyId) }
}

/** Decides every commit to the end and then drops it. */
function neverApplying(engine: Engine): Engine {
  return {
    ...engine,
    commit: (writes, options) =>
      engine.commit(writes, {
        ...options,
        authorize(pending) {
          options?.authorize?.(pending)
          throw new StatusError('ABORTED', 'only asked')
        },
      }),
  }
}

function loadRuleset() {
  const loaded = loadRules(readFileSync('firestore.rules', 'utf8'))
  if ('issues' in loaded) throw new Error(JSON.stringify(loaded.issues))
  return loaded.ruleset
}
