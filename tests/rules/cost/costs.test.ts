import { readFileSync, writeFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { collectionNames } from '#domain/entities/collections.ts'
import { readCosts, receiptCosts, ruleCosts } from '#data/outbox/drain/plan/rule-costs.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import { type MutationName, mutationNames } from '#domain/mutation/mutation-name.ts'
import { applyWrite } from '#domain/mutation/writes/apply-write.ts'
import { mayClaim, prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { now, stampOf } from '../world/world.ts'
import { cases } from '../mutations/mutation-cases.ts'
import { messageDoc, orderDoc, photoDoc, timeDoc, visitDoc } from '../world/documents.ts'
import { movementDoc } from '../world/stock-documents.ts'
import { homeDocs } from '../world/home.ts'
import { assigned, newcomer, people, type Person } from '../world/people.ts'
import { childIds, costlyCases } from './costly-cases.ts'
import { type ReadCost, createMeter, rowOf } from './create-meter.ts'
import { fullDocs, oddDocs } from './full-docs.ts'
import {
  type Measured,
  covers,
  expressionsFor,
  plannedFor,
  readTableOf,
  receiptTableOf,
  tableOf,
  textOfTable,
} from './table-of.ts'

/** Firestore's limit is 1,000 for a write; the rest is a reserve for future fields. */
const maxExpressions = 900
const maxLookupsOfWrite = 10
const tableFile = 'src/data/outbox/drain/plan/rule-costs.ts'

const few = homeDocs()
const many: ReadonlyMap<Ref, Doc> = new Map<Ref, Doc>([
  ...fullDocs(few),
  // Work that was ended once and resumed.
  ...['o-onSite', 'o-paused', 'o-enRoute', 'o-cancelled'].map((id): [Ref, Doc] => [
    `visits/${id}`,
    visitDoc('tech'),
  ]),
  [
    'orders/o-incomplete',
    { ...orderDoc('onSite', assigned), assetIds: childIds, requires: ['resolution', 'signature'] },
  ],
  ...oddDocs,
  ...childIds.flatMap((id): [Ref, Doc][] => [
    [`photos/${id}`, photoDoc('owner', assigned)],
    [`messages/${id}`, messageDoc('owner', assigned)],
    [`movements/${id}`, movementDoc('owner', { fromId: 'van-tech' })],
    [`timeEntries/${id}`, timeDoc('tech')],
  ]),
])
const members = people.filter((one) => one.companyId === 'home' && one.status === 'active')
/** Reading a missing document has a cost, too. */
const missing = collectionNames.map((collection): Ref => `${collection}/none`)
const all = [...cases, ...costlyCases]

describe('the costs of the rules', () => {
  let meters: readonly Awaited<ReturnType<typeof createMeter>>[]
  const lines: Measured[] = []
  const reads: ReadCost[] = []
  beforeAll(async () => {
    meters = [await createMeter(few), await createMeter(many)]
    for (const { name, args } of all) {
      for (const person of [...members, newcomer]) {
        for (const meter of meters) {
          for (const rows of [[rowOf(1, name, args, person)], afterAnother(name, args, person)]) {
            const measured = await meter.measure(person, rows)
            const writes = measured?.writes ?? []
            lines.push(...writes.map((write) => ({ ...write, name, uid: person.uid })))
          }
        }
      }
    }
    for (const meter of meters)
      for (const person of members)
        reads.push(...[...many.keys(), ...missing].flatMap((ref) => meter.read(person, ref) ?? []))
  }, 240_000)

  it('stay under 900 expressions and ten lookups for every write of every mutator', () => {
    const costliest = new Map<string, Measured>()
    for (const line of lines) {
      const { name, uid, expressions, lookups } = line
      expect(expressions, `${name} by ${uid}`).toBeLessThanOrEqual(maxExpressions)
      expect(lookups.length, `${name} by ${uid}`).toBeLessThanOrEqual(maxLookupsOfWrite)
      if (expressions > (costliest.get(name)?.expressions ?? 0)) costliest.set(name, line)
    }
    const sorted = [...costliest.values()].sort((a, b) => b.expressions - a.expressions)
    console.info(['The costliest write of each mutator:', ...sorted.map(textOf)].join('\n'))
    // No member may record those of the server.
    const recorded = mutationNames.filter((name) => members.some((one) => mayClaim(one, name)))
    expect([...costliest.keys()].sort()).toEqual(recorded.toSorted())
  })

  it('are those in the outbox’s tables, which `npm run costs` writes', () => {
    const tables = {
      readCosts: readTableOf(reads),
      receiptCosts: receiptTableOf(lines),
      ruleCosts: tableOf(lines),
    }
    if (process.env['WRITE_RULE_COSTS'] === 'yes') return writeTables(tables)
    for (const { collection, expressions, lookups } of reads) {
      expect(readCosts[collection]?.expressions).toBeGreaterThanOrEqual(expressions)
      expect(readCosts[collection]?.lookups).toBeGreaterThanOrEqual(lookups)
    }
    for (const line of lines) {
      const planned = plannedFor(line, ruleCosts, receiptCosts)
      const found = plannedFor(line, tables.ruleCosts, tables.receiptCosts)
      expect(covers(planned, line), `npm run costs: ${textOf(line)}`).toBe(true)
      // Costs that are too high would make commits smaller than necessary.
      const isTight = expressionsFor(planned, line) <= expressionsFor(found, line) * 1.1
      expect(isTight, `npm run costs: ${textOf(line)}`).toBe(true)
    }
  })

  it.each(['strict', 'shared'] as const)(
    'of one mutation, split where necessary, never reach a limit, %s reading',
    async (reading) => {
      for (const { name, args } of all) {
        for (const person of [...members, newcomer]) {
          for (const meter of meters) {
            const sent = await meter.sendAll(person, [rowOf(1, name, args, person)], reading)
            expect(sent.refusals, `${name} by ${person.uid}`).toEqual([])
          }
        }
      }
    },
    120_000,
  )

  it.each(['strict', 'shared'] as const)(
    'of a planned commit never reach a limit, %s reading',
    async (reading) => {
      const sequence = fc.array(fc.constantFrom(...all), { minLength: 1, maxLength: 60 })
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...members),
          sequence,
          fc.boolean(),
          async (person, mix, isFull) => {
            const rows = mix.map(({ name, args }, index) => rowOf(index + 1, name, args, person))
            const meter = meters[isFull ? 1 : 0]
            expect(await meter?.sendAll(person, rows, reading)).toMatchObject({ refusals: [] })
          },
        ),
        { numRuns: 300, seed: 11 },
      )
    },
    120_000,
  )
})

describe('a mutation that is too large for one commit', () => {
  it('has the same result in parts', () => {
    let parts = 0
    for (const { name, args } of all) {
      for (const actor of members) {
        for (const docs of [few, many]) {
          const whole = runOne(name, args, actor, docs)
          const prepared = prepareMutation(name, args)
          const split = prepared.ok ? prepared.value.parts(docs) : null
          if (!whole || !split) continue
          parts += split.length
          const inParts = split.reduce<typeof whole | null>(
            (found, part) => found && runOne(part.name, part.args, actor, found),
            docs,
          )
          expect(inParts, name).toEqual(whole)
        }
      }
    }
    expect(parts).toBeGreaterThan(20)
  })
})

/** Documents after a mutation; null where it is not allowed. */
function runOne(
  name: string,
  args: unknown,
  actor: Person,
  docs: ReadonlyMap<Ref, Doc>,
): ReadonlyMap<Ref, Doc> | null {
  const prepared = prepareMutation(name, args)
  const run = prepared.ok && prepared.value.run({ actor, at: now, isSending: true }, docs)
  if (!run || !run.ok) return null
  const after = new Map(docs)
  for (const write of run.value.writes)
    after.set(write.ref, applyWrite(after.get(write.ref), write, stampOf(actor.uid)))
  return after
}

function textOf({ name, uid, kind, collection, expressions, lookups, bytes }: Measured): string {
  const what = `${name.padEnd(20)} ${kind} ${collection.padEnd(12)}`
  return `${what} ${String(expressions).padStart(4)} expressions, ${lookups.length} lookups, ${bytes} bytes (${uid})`
}

/** The mutation as the second of a commit, so that its receipt is not the lead. */
function afterAnother(name: MutationName, args: unknown, person: Person): readonly OutboxRow[] {
  const place = { latitude: 1, longitude: 1, accuracy: 5 }
  const first = { userId: person.uid, orderId: 'o-onSite', step: 'onSite', place }
  return [rowOf(1, 'order/place', first, person), rowOf(2, name, args, person)]
}

function writeTables(tables: Readonly<Record<string, object>>): void {
  let source = readFileSync(tableFile, 'utf8')
  for (const [name, table] of Object.entries(tables))
    source = source.replace(
      new RegExp(`(?<=export const ${name}: \\w+ = )\\{[\\s\\S]*?\\}(?=\\n(\\n|$))`),
      () => textOfTable(table),
    )
  writeFileSync(tableFile, source)
}
