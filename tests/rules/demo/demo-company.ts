import { splitRef } from '#domain/mutation/refs.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { demoDocuments } from '#emulator/demo/demo-documents.ts'

/** A working day, in the morning. */
export const monday = '2026-03-02T14:07:31.250Z'

/** A working day, the night before the clocks change, a Sunday, after hours, the night of the change back. */
export const manyNows = [
  monday,
  '2026-03-08T05:59:59.999Z',
  '2026-03-08T18:20:00.000Z',
  '2026-07-21T20:45:00.000Z',
  '2026-11-01T04:10:00.000Z',
]

export interface DemoWorld {
  /** By collection and id. */
  readonly docs: ReadonlyMap<Ref, Doc>
  readonly count: number
  of(collection: string): readonly (readonly [id: string, doc: Doc])[]
  has(collection: string, id: unknown): boolean
}

export function createDemo(now: string): DemoWorld {
  const documents = demoDocuments(Date.parse(now))
  const docs = new Map<Ref, Doc>(
    documents.map(({ path, data }) => [path.split('/').slice(-2).join('/') as Ref, data]),
  )
  return {
    docs,
    count: documents.length,
    of: (collection) =>
      [...docs].flatMap(([ref, doc]) => {
        const [name, id] = splitRef(ref)
        return name === collection ? [[id, doc] as const] : []
      }),
    has: (collection, id) => docs.has(`${collection}/${String(id)}`),
  }
}

export function listOf(value: unknown): readonly string[] {
  if (!Array.isArray(value)) throw new Error(`${JSON.stringify(value)} is no list`)
  return value.map(String)
}

export function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new Error(`${JSON.stringify(value)} is no text`)
  return value
}
