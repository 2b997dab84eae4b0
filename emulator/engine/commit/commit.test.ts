import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { createEngine } from '../create-engine.ts'
import type { AuthorizeCommit, Engine, Write } from '../types.ts'

const root = 'projects/demo/databases/(default)/documents'
const name = `${root}/c/d`

let engine: Engine
beforeEach(async () => {
  engine = await createEngine({ dataDir: null, projectId: 'demo', clock: () => 0 })
})

const int = (n: number) => ({ integerValue: String(n) })
const map = (fields: object) => ({ mapValue: { fields } })
const list = (...values: object[]) => ({ arrayValue: { values } })

function commit(...writes: unknown[]) {
  return engine.commit(writes as Write[])
}

function set(fields: object, rest: object = {}) {
  return { update: { name, fields }, ...rest }
}

function transform(...transforms: object[]) {
  return set({}, { updateMask: { fieldPaths: [] }, updateTransforms: transforms })
}

describe('masks', () => {
  it('set and delete nested fields and leave the others', async () => {
    await commit(set({ a: map({ x: int(1), y: int(2) }), b: int(3), 'odd.name': int(4) }))
    await commit(
      set(
        { a: map({ x: int(9), ignored: int(0) }), unmasked: int(0) },
        { updateMask: { fieldPaths: ['a.x', 'a.y', '`odd.name`', 'new.deep', 'b'] } },
      ),
    )
    expect(engine.get(name)?.fields).toEqual({ a: map({ x: int(9) }) })
  })

  it('replace a parent that is not a map, and create a missing document', async () => {
    await commit(set({ a: map({ x: int(1) }) }, { updateMask: { fieldPaths: ['a.x'] } }))
    await commit(
      set(
        { a: map({ x: map({ y: int(2) }) }) },
        { updateMask: { fieldPaths: ['a.x.y', 'a.z.q'] } },
      ),
    )
    expect(engine.get(name)?.fields).toEqual({ a: map({ x: map({ y: int(2) }) }) })
  })

  it('are optional: a write without a mask replaces the document', async () => {
    await commit(set({ a: int(1) }))
    await commit(set({ b: int(1) }))
    expect(engine.get(name)?.fields).toEqual({ b: int(1) })
  })
})

describe('transforms', () => {
  type Case = readonly [string, object | undefined, object, object, object?]
  const cases: readonly Case[] = [
    ['incrementing a missing field stores the operand', undefined, { increment: int(2) }, int(2)],
    [
      'incrementing a string stores the operand',
      { stringValue: 'x' },
      { increment: int(2) },
      int(2),
    ],
    ['integers are added', int(3), { increment: int(-5) }, int(-2)],
    [
      'an integer and a double give a double',
      int(3),
      { increment: { doubleValue: 0.5 } },
      { doubleValue: 3.5 },
    ],
    [
      'integers saturate at the maximum',
      { integerValue: '9223372036854775807' },
      { increment: int(1) },
      { integerValue: '9223372036854775807' },
    ],
    [
      'integers saturate at the minimum',
      { integerValue: '-9223372036854775807' },
      { increment: int(-9) },
      { integerValue: '-9223372036854775808' },
    ],
    [
      'maximum keeps the stored value when both are equal',
      int(3),
      { maximum: { doubleValue: 3 } },
      int(3),
    ],
    ['maximum takes the larger', int(3), { maximum: { doubleValue: 3.5 } }, { doubleValue: 3.5 }],
    [
      'maximum with NaN is NaN',
      int(3),
      { maximum: { doubleValue: 'NaN' } },
      { doubleValue: 'NaN' },
    ],
    ['minimum takes the smaller', int(3), { minimum: int(2) }, int(2)],
    ['minimum of a missing field stores the operand', undefined, { minimum: int(2) }, int(2)],
    [
      'append adds each missing element once',
      list(int(1), int(2)),
      { appendMissingElements: { values: [{ doubleValue: 2 }, int(3), int(3)] } },
      { nullValue: null },
      list(int(1), int(2), int(3)),
    ],
    [
      'remove deletes every equal element',
      list(int(1), int(2), { doubleValue: 1 }),
      { removeAllFromArray: { values: [int(1)] } },
      { nullValue: null },
      list(int(2)),
    ],
    [
      'remove replaces a value that is not an array with an empty one',
      int(1),
      { removeAllFromArray: { values: [int(1)] } },
      { nullValue: null },
      list(),
    ],
  ]

  const rows = cases.map(([title, before, given, result, after = result]) => {
    return { title, before, given, result, after }
  })

  it.each(rows)('$title', async ({ before, given, result, after }) => {
    if (before) await commit(set({ a: map({ n: before }) }))
    const { writeResults } = await commit(transform({ fieldPath: 'a.n', ...given }))
    expect(writeResults[0]?.transformResults).toEqual([result])
    expect(engine.get(name)?.fields).toEqual({ a: map({ n: after }) })
  })

  it('run in order after the update, give the time of the commit, and work as a legacy write', async () => {
    const { commitTime, writeResults } = await commit(
      set(
        { n: int(1) },
        {
          updateTransforms: [
            { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
            { fieldPath: 'n', increment: int(1) },
            { fieldPath: 'n', increment: int(1) },
          ],
        },
      ),
      { transform: { document: name, fieldTransforms: [{ fieldPath: 'n', increment: int(5) }] } },
    )
    expect(writeResults[0]?.transformResults).toEqual([
      { timestampValue: `${commitTime.slice(0, -4)}000Z` },
      int(2),
      int(3),
    ])
    expect(writeResults[1]?.transformResults).toEqual([int(8)])
    expect(engine.get(name)?.fields).toEqual({
      at: { timestampValue: `${commitTime.slice(0, -4)}000Z` },
      n: int(8),
    })
  })
})

describe('preconditions', () => {
  it('are checked in order, against the result of the preceding writes', async () => {
    await commit(
      set({}, { currentDocument: { exists: false } }),
      set({ a: int(1) }, { currentDocument: { exists: true } }),
      { delete: name, currentDocument: { exists: true } },
      { verify: name, currentDocument: { exists: false } },
    )
    expect(engine.get(name)).toBeUndefined()
  })

  it.each([
    ['that existed', true],
    ['that never existed', false],
  ])(
    'refuse an update of a document %s after its deletion in the same commit',
    async (_, exists) => {
      if (exists) await commit(set({}))
      const update = set({ a: int(1) }, { currentDocument: { exists: true } })
      await expect(commit({ delete: name }, update)).rejects.toMatchObject({
        status: 'INVALID_ARGUMENT',
      })
      await commit({ delete: name }, set({}), update)
      expect(engine.get(name)?.fields).toEqual({ a: int(1) })
    },
  )

  it('answer with Firestore’s codes', async () => {
    await expect(commit({ delete: name, currentDocument: { exists: true } })).rejects.toMatchObject(
      {
        status: 'NOT_FOUND',
      },
    )
    const { commitTime } = await commit(set({}))
    await expect(commit(set({}, { currentDocument: { exists: false } }))).rejects.toMatchObject({
      status: 'ALREADY_EXISTS',
      message: `Document already exists: ${name}`,
    })
    const stale = { currentDocument: { updateTime: '2001-01-01T00:00:00Z' } }
    await expect(commit(set({ a: int(1) }, stale))).rejects.toMatchObject({
      status: 'FAILED_PRECONDITION',
    })
    await commit(set({ a: int(1) }, { currentDocument: { updateTime: commitTime } }))
  })
})

describe('refusals', () => {
  const refused: readonly (readonly [string, unknown])[] = [
    ['no operation', {}],
    ['two operations', { delete: name, verify: name }],
    ['null', null],
    ['a collection’s name', { delete: `${root}/c` }],
    ['another project', { delete: 'projects/other/databases/(default)/documents/c/d' }],
    ['a reserved id', { delete: `${root}/c/__x__` }],
    ['an id of dots', { delete: `${root}/c/..` }],
    ['an empty id', { delete: `${root}/c//d/e` }],
    ['a long id', { delete: `${root}/c/${'x'.repeat(1501)}` }],
    ['a reserved field', set({ __x__: int(1) })],
    ['a reserved field in a mask', set({}, { updateMask: { fieldPaths: ['a.__proto__'] } })],
    ['a malformed mask', set({}, { updateMask: { fieldPaths: ['a..b'] } })],
    ['two preconditions', set({}, { currentDocument: { exists: true, updateTime: 'x' } })],
    ['a string as increment', transform({ fieldPath: 'n', increment: { stringValue: '1' } })],
    ['a transform without a kind', transform({ fieldPath: 'n' })],
    [
      'more than 500 transforms',
      transform(
        ...Array.from({ length: 501 }, (_, n) => ({ fieldPath: `f${n}`, increment: int(1) })),
      ),
    ],
    ['too many index entries', set({ a: list(...Array.from({ length: 40_000 }, () => int(1))) })],
    ['a document beyond 1 MiB', set({ a: { stringValue: 'x'.repeat(1_048_577) } })],
  ]

  it.each(refused)('refuses %s and stores nothing', async (_, write) => {
    await expect(commit(set({}), write)).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' })
    expect(engine.get(name)).toBeUndefined()
  })

  it('accepts a document just below 1 MiB', async () => {
    await commit(set({ a: { stringValue: 'x'.repeat(1_048_000) } }))
  })
})

it('refuses a commit only when what it was refused for is visible', async () => {
  // Storing on disk takes long enough for the second commit to be decided meanwhile.
  const dataDir = mkdtempSync(join(tmpdir(), 'daybook-commit-'))
  const stored = await createEngine({ dataDir, projectId: 'demo', clock: () => 0 })
  const create = [set({ a: int(1) }, { currentDocument: { exists: false } })] as Write[]
  const first = stored.commit(create)
  await expect(stored.commit(create)).rejects.toMatchObject({ status: 'ALREADY_EXISTS' })
  expect(stored.get(name)?.fields).toEqual({ a: int(1) })
  await first
  await stored.close()
  rmSync(dataDir, { recursive: true })
})

describe('authorize', () => {
  it('sees each write’s effect and may stop the commit', async () => {
    await commit(set({ n: int(1) }))
    const seen: unknown[] = []
    const authorize: AuthorizeCommit = (pending) => {
      const { changes } = pending
      seen.push(
        changes.map(({ before, after }) => [before?.fields['n'], after?.fields['n']]),
        pending.before(name)?.fields['n'],
        pending.after(name)?.fields['n'],
        pending.after(`${root}/c/missing`),
      )
      throw new Error('stop')
    }
    const increment = transform({ fieldPath: 'n', increment: int(1) })
    await expect(
      engine.commit([increment, increment, { verify: name }] as Write[], { authorize }),
    ).rejects.toThrowError('stop')
    expect(seen).toEqual([
      [
        [int(1), int(2)],
        [int(2), int(3)],
      ],
      int(1),
      int(3),
      undefined,
    ])
    expect(engine.get(name)?.fields).toEqual({ n: int(1) })
  })

  it('reports one change per document, and none for a write that changes nothing', async () => {
    const events: unknown[] = []
    engine.onCommit(({ changes }) => events.push(changes.map(({ name }) => name)))
    await commit(set({}), set({ a: int(1) }), { delete: `${root}/c/none` })
    await commit(set({ a: int(1) }))
    expect(events).toEqual([[name], []])
  })
})

it('clear deletes every document and notifies the listeners', async () => {
  await commit(set({}), { update: { name: `${root}/c/d/e/f` } })
  const target = engine.liveDocuments([name])
  const left: unknown[] = []
  engine.onCommit(({ changes }) => left.push(...target.apply(changes).left))
  await engine.clear()
  expect(left).toEqual([{ name, deleted: true }])
  expect(engine.listCollectionIds(root)).toEqual([])
})
