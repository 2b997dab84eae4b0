import { describe, expect, test } from 'vitest'
import { parseRow } from '#domain/stored/parse-row.ts'
import type { Doc } from '#domain/mutation/types.ts'
import type { Row } from '../database/rows.ts'
import { docOf } from './doc-of.ts'
import { at, order } from './order.fixture.ts'
import { parsedKey, rowFormat } from './row-format.ts'
import { sortDoc } from './sort-doc.ts'
import { isParsed, storedEntity } from './stored-entity.ts'

function rowOf(collection: 'orders' | 'companies' | 'mutations', doc: Doc): Row {
  const sorted = sortDoc(collection, 'a', doc)
  if (sorted.kind !== 'row') throw new Error(`It is ${sorted.kind}`)
  return sorted.row
}

const receipt: Doc = {
  schema: 1,
  name: 'message/send',
  args: { threadId: 'direct-u1__u2', text: 'hush' },
  actorId: 'u1',
  at,
  refs: [],
  readerIds: ['u1'],
  receivedAt: at,
  version: 'x',
}

describe('a stored document', () => {
  test.each<[string, Doc]>([
    ['as the app writes it', order],
    ['with a field that this app does not know', { ...order, colour: 'red' }],
    ['from before a field existed', { ...order, isSent: undefined }],
    ['with parts of a value left out', { ...order, needsReview: { to: 'done', at, by: 'u1' } }],
    ['of a newer app, with a value that is not known', { ...order, schema: 2, priority: 'soon' }],
    ['with a question that is none', { ...order, checklist: [7], answers: { Odd: 1 } }],
  ])('%s reads as it was parsed, and is kept as it came', (_, doc) => {
    const row = rowOf('orders', doc)
    expect(isParsed(row)).toBe(true)
    const stored = storedEntity('orders', row)
    expect(stored).toStrictEqual(parseRow('orders', 'a', doc))
    expect(docOf(row)).toStrictEqual(doc)
  })

  test('is not parsed again', () => {
    const row = { ...rowOf('orders', order), status: 'not looked at' }
    expect(storedEntity('orders', row)).toMatchObject({ value: { status: 'not looked at' } })
  })

  test('leaves no private words in a receipt', () => {
    const stored = storedEntity('mutations', rowOf('mutations', receipt))
    expect(JSON.stringify(stored)).not.toContain('hush')
    expect(stored).toMatchObject({ ok: true, value: { id: 'a', version: 1, merged: [] } })
  })

  test('that says itself how it was parsed is not believed', () => {
    const claim = { format: rowFormat, set: { status: 'done' }, drop: ['title'] }
    const row = rowOf('orders', { ...order, [parsedKey]: claim })
    expect(row).toStrictEqual(rowOf('orders', order))
    const odd = { ...order, status: 'odd', [parsedKey]: claim }
    expect(sortDoc('orders', 'a', odd).kind).toBe('unreadable')
  })

  test('of a company in a time zone that this browser does not know yet is parsed when it is read', () => {
    const company: Doc = { schema: 1, updatedAt: at, updatedBy: 'u1', isSetup: true, ownerId: 'u1' }
    const home = rowOf('companies', { ...company, timeZone: 'America/Halifax', createdAt: at })
    const away = { ...company, timeZone: 'Mars/Olympus', createdAt: at }
    const claimed = rowOf('companies', { ...away, [parsedKey]: home[parsedKey] })
    expect(isParsed(home)).toBe(true)
    expect(isParsed(claimed)).toBe(false)
    expect(docOf(claimed)).toStrictEqual(away)
  })
})

describe('a row that was stored by another format', () => {
  const others = [undefined, null, 0, 'x', [], {}, { format: rowFormat + 1 }, { format: 'x' }]

  test.each(others)('(%j) is parsed when it is read', (mark) => {
    const row = { ...order, id: 'a', [parsedKey]: mark }
    expect(storedEntity('orders', row)).toStrictEqual(parseRow('orders', 'a', order))
    expect(storedEntity('orders', { ...row, status: 'odd' }).ok).toBe(false)
  })
})
