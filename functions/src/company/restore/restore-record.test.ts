import { type DocumentReference, FieldPath } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { mostRefusedListed } from '../../../../src/domain/restore/restore-request.ts'
import { noProgress, noteArrival } from './restore-record.ts'

const answer = { created: 2, existing: 1, refused: [{ id: 'odd', reason: 'unreadable' }] }

/** The fields that a part changes in the record of a restore. */
async function noted(unreadable: number): Promise<ReadonlyMap<string, unknown>> {
  const fields = new Map<string, unknown>()
  const record = {
    update(...pairs: readonly unknown[]) {
      pairs.forEach((path, at) => {
        if (path instanceof FieldPath) fields.set(JSON.stringify(path), pairs[at + 1])
      })
      return Promise.resolve()
    },
  }
  const place = { step: 'documents', collection: 'customers' } as const
  const part = { ...place, docs: [], lines: 9, unreadable }
  await noteArrival(record as unknown as DocumentReference, noProgress, part, answer)
  return fields
}
const valueOf = (fields: ReadonlyMap<string, unknown>, name: string) =>
  [...fields].find(([path]) => path.includes(`"${name}"`))?.[1]

test('a part that says it lost billions of lines takes no memory, and is counted', async () => {
  const some = await noted(3)
  expect(valueOf(some, 'refusedRows')).toBe(4)
  expect(valueOf(some, 'refused')).toHaveLength(4)
  const many = await noted(Number.MAX_SAFE_INTEGER - 1)
  expect(valueOf(many, 'refusedRows')).toBe(Number.MAX_SAFE_INTEGER)
  expect(valueOf(many, 'refused')).toHaveLength(mostRefusedListed)
})
