import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collectionNames } from '#domain/entities/collections.ts'
import { jsonFieldsOf } from '#domain/stored/json-fields.ts'
import { parseRow } from '#domain/stored/parse-row.ts'
import { withJsonText, withJsonValues } from '#domain/stored/json-text.ts'
import { decodeDoc, encodeDoc } from './values.ts'
import { documentWrite } from './write.ts'

const tenant = { projectId: 'p', companyId: 'c1' }
const fields = collectionNames.flatMap((collection) =>
  Object.keys(jsonFieldsOf(collection)).map((field) => [collection, field] as const),
)

const own = fields.filter(([collection]) => collection !== 'mutations')

describe.each(own)('%s.%s', (collection, field) => {
  it('is text at the server and the same value in the app', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const doc = { title: 'x', [field]: value }
        const stored = withJsonText(collection, doc)
        expect(typeof stored[field]).toBe(value === null ? 'object' : 'string')
        expect(withJsonValues(collection, stored)).toEqual(JSON.parse(JSON.stringify(doc)))
      }),
      { seed: 5, numRuns: 100 },
    )
  })

  it('is read as an older app stored it', () => {
    const value = { a: [{ b: 1 }] }
    expect(withJsonValues(collection, { [field]: value })).toEqual({ [field]: value })
  })

  it.each([
    ['text that is no JSON', '{"a":'],
    ['text that is too long', `"${'x'.repeat(250_000)}"`],
    ['text that is nested too deep', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['a map that is nested too deep', JSON.parse('{"a":'.repeat(30) + '1' + '}'.repeat(30))],
    ['a number', 7],
    ['a boolean', true],
  ])('is left out if it is %s', (_, value) => {
    expect(withJsonValues(collection, { title: 'x', [field]: value })).toEqual({ title: 'x' })
  })
})

describe('a receipt', () => {
  const details = {
    version: 2,
    args: { orderId: 'o1', edits: { title: { from: 'a', to: 'b' } } },
    deviceId: 'd1',
    deviceAt: '2026-03-02T09:00:00.000Z',
    offsetMs: -3,
    conflicts: [],
    merged: [{ field: 'title' }],
    cut: false,
  }
  const receipt = { name: 'order/edit', refs: ['orders/o1'], ...details }

  it('holds unqueried fields in one text at the server, and as separate fields in the app', () => {
    const stored = withJsonText('mutations', receipt)
    expect(Object.keys(stored)).toEqual(['name', 'refs', 'details'])
    expect(JSON.parse(String(stored.details))).toEqual(details)
    expect(withJsonValues('mutations', stored)).toEqual(receipt)
  })

  it('is read as an older app stored it', () => {
    expect(withJsonValues('mutations', receipt)).toEqual(receipt)
  })

  it('is still an entry of the history if its text cannot be read, with its other fields', () => {
    const known = { actorId: 'u1', at: '2026-03-02T09:00:00Z', readerIds: ['u1'], schema: 1 }
    const damaged = { name: 'order/edit', refs: [], ...known, receivedAt: known.at }
    for (const text of ['{', '5', '[]', '{"actorId":"u2","version":"x","deviceAt":7}', 7]) {
      const doc = withJsonValues('mutations', { ...damaged, details: text })
      const parsed = parseRow('mutations', 'm1', doc)
      expect(parsed, String(text)).toMatchObject({ ok: true, value: { actorId: 'u1', version: 1 } })
    }
  })
})

it('leaves fields of other collections alone', () => {
  const doc = { answers: { a: 1 } }
  expect(withJsonText('customers', doc)).toBe(doc)
  expect(withJsonText('constructor', doc)).toBe(doc)
})

it('writes a text of which a part was changed as a whole, once', () => {
  const doc = { answers: { a: { value: 1 }, b: { value: 2 } }, title: 'x' }
  const write = documentWrite(
    { type: 'update', ref: 'orders/o1', doc, mask: ['answers.a', 'answers.b', 'title'] },
    tenant,
    '2026-03-02T09:00:00Z',
  )
  expect(write).toMatchObject({
    update: {
      fields: {
        answers: { stringValue: '{"a":{"value":1},"b":{"value":2}}' },
        title: { stringValue: 'x' },
      },
    },
    updateMask: { fieldPaths: ['answers', 'title'] },
  })
})

/** Any value that Firestore can hold, and some that it cannot hold. */
const wireValue = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constant({ nullValue: null }),
    fc.boolean().map((booleanValue) => ({ booleanValue })),
    fc.integer().map((n) => ({ integerValue: String(n) })),
    fc.constantFrom('NaN', 'Infinity', -0, 1e308).map((doubleValue) => ({ doubleValue })),
    fc.string().map((stringValue) => ({ stringValue })),
    fc.json().map((stringValue) => ({ stringValue })),
    fc
      .constantFrom('0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999999999Z', 'soon', '')
      .map((timestampValue) => ({ timestampValue })),
    fc.constant({ bytesValue: 'AAAA' }),
    fc.constant({ referenceValue: 'projects/p/databases/(default)/documents/a/b' }),
    fc.constant({ geoPointValue: { latitude: 1, longitude: 2 } }),
    fc.array(tie('value')).map((values) => ({ arrayValue: { values } })),
    fc.dictionary(fc.string(), tie('value')).map((all) => ({ mapValue: { fields: all } })),
    fc.constantFrom({}, null, 5, 'x', [], { unknownValue: {} }, { arrayValue: 5 }, { mapValue: 5 }),
  ),
})).value

it('reads any fields without throwing, as plain JSON that can be parsed or set aside', () => {
  const names = fields.flatMap((pair) => pair)
  const document = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), wireValue)
  fc.assert(
    fc.property(fc.constantFrom(...collectionNames), document, (collection, held) => {
      const doc = decodeDoc(collection, held)
      expect(structuredClone(doc)).toEqual(doc)
      expect(typeof parseRow(collection, 'x', doc).ok).toBe('boolean')
      // What was read can be written back.
      expect(decodeDoc(collection, encodeDoc(collection, doc))).toEqual(doc)
    }),
    { seed: 9, numRuns: 2000 },
  )
})
