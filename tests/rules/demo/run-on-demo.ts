import { expect } from 'vitest'
import type { Actor } from '#domain/access/actor.ts'
import type { CollectionName, Entities } from '#domain/entities/collections.ts'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { applyWrite } from '#domain/mutation/writes/apply-write.ts'
import { parseRow } from '#domain/stored/parse-row.ts'
import { people } from '#emulator/demo/people/people.ts'
import { type DemoWorld, textOf } from './demo-company.ts'

/** Every document of a collection of the demo, as the app reads it. */
export function all<C extends CollectionName>(
  demo: DemoWorld,
  collection: C,
): readonly Entities[C][] {
  return demo.of(collection).map(([id, doc]) => {
    const parsed = parseRow(collection, id, doc)
    if (!parsed.ok) throw new Error(`${collection}/${id}: ${JSON.stringify(parsed.problem)}`)
    return parsed.value
  })
}

/** Runs a mutation of the app on documents, as this person at this instant; throws where it fails. */
export function run(
  docs: Map<Ref, Doc>,
  name: string,
  args: object,
  at: string,
  uid: string,
): void {
  const prepared = prepareMutation(name, args)
  const person = people.find((one) => one.uid === uid)
  if (!prepared.ok || !person) throw new Error(`${name}: ${JSON.stringify(prepared)}`)
  const actor: Actor = { ...person, companyId: 'demo-company', status: 'active' }
  const made = prepared.value.run({ actor, at, isSending: true }, docs)
  if (!made.ok) throw new Error(`${name}: ${JSON.stringify(made.problem)}`)
  for (const write of made.value.writes) {
    const stamp = { updatedAt: at, updatedBy: uid }
    docs.set(write.ref, applyWrite(docs.get(write.ref), write, stamp))
  }
}

/** A document without who changed it last and when, which it must say. */
export function withoutStamps(doc: Doc): Doc {
  const { updatedAt, updatedBy, ...rest } = doc
  expect(textOf(updatedAt) + textOf(updatedBy)).not.toBe('')
  return rest
}
