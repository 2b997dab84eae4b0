import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonFieldsOf, jsonLength, receiptDetails } from '#domain/stored/json-fields.ts'
import { parseRow } from '#domain/stored/parse-row.ts'
import { fitJson } from './fit-json.ts'
import { prepareMutation } from '../prepare-mutation.ts'
import { receiptOf } from './receipt-of.ts'

const long = 'x'.repeat(1000)

describe('fitJson', () => {
  it('returns a value that fits unchanged', () => {
    const value = { edits: { title: { from: 'a', to: 'b' } } }
    expect(fitJson(value, 100)).toBe(value)
  })

  it('drops replaced values first, the longest ones before the others', () => {
    const edits = { title: { from: 'a', to: 'b' }, notes: { from: long, to: long } }
    expect(fitJson({ orderId: 'o1', edits }, 1500)).toEqual({
      orderId: 'o1',
      edits: { title: { from: 'a', to: 'b' }, notes: { to: long } },
    })
  })

  it('then cuts long texts', () => {
    const fitted = fitJson({ text: long.repeat(5), title: 'Tap' }, 4500)
    expect(fitted).toEqual({ text: `${'x'.repeat(3999)}…`, title: 'Tap' })
  })

  it('finally keeps only short scalar values', () => {
    const all = Array.from({ length: 1000 }, (_, i) => `id${i}`)
    const named = Object.fromEntries(all.map((id) => [id, id]))
    expect(fitJson({ orderId: 'o1', count: 7, all }, 70)).toEqual({
      orderId: 'o1',
      count: 7,
      all: all.slice(0, 5),
    })
    expect(fitJson({ orderId: 'o1', named }, 200)).toEqual({ orderId: 'o1' })
    expect(fitJson(all, 200)).toEqual([])
  })

  it('never returns more than was asked for, whatever the lists and maps', () => {
    const value = fc.jsonValue({ maxDepth: 4 }).filter((json) => typeof json === 'object')
    fc.assert(
      fc.property(value, fc.integer({ min: 3000, max: 6000 }), (json, maxLength) => {
        expect(
          jsonLength(fitJson({ edits: json, more: [json, json] }, maxLength)),
        ).toBeLessThanOrEqual(maxLength)
      }),
      { seed: 11, numRuns: 300 },
    )
  })
})

/** A character that JSON writes as six. */
const control = '\u0001'
const words = Array.from({ length: 100 }, (_, i) => String(i).padStart(80, control))
const ids = Array.from({ length: 100 }, (_, i) => String(i).padStart(128, 'a'))
const text = control.repeat(10_000)
const line = `x${control.repeat(199)}`
const at = '2026-03-02T09:00:00.000Z'
const edit = (to: unknown) => ({ from: to, to })
const texts = { description: edit(text), instructions: edit(text), resolution: edit(text) }
const lists = { tags: edit(words), assetIds: edit(ids) }
const worst = { orderId: 'o1', edits: { title: edit(line), ...texts, ...lists } }
const answers = ids.map((_, i) => [`q${i}`, { from: null, to: { value: text } }] as const)

it.each<[string, object]>([
  ['order/edit', worst],
  ['order/answer', { orderId: 'o1', edits: Object.fromEntries(answers) }],
  ['message/send', message(worst)],
  ['site/edit', { siteId: 's1', edits: { directions: edit(text), accessNotes: edit(text) } }],
  ['location/share', { locationId: 'l1', readerId: 'u1', movementIds: ids.slice(0, 80) }],
])('the longest possible receipt of %s is accepted', (name, args) => {
  const prepared = prepareMutation(name, args)
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problem))
  const lost = Object.entries({ ...texts, ...lists }).map(([field, { to }]) => ({
    field,
    from: to,
    to,
    theirs: to,
  }))
  const receipt = receiptOf({
    name,
    version: 1,
    args: prepared.value.args,
    actorId: 'u1',
    deviceId: 'd1',
    at,
    deviceAt: at,
    offsetMs: 0,
    run: {
      writes: [],
      refs: ['orders/o1'],
      conflicts: [{ ref: 'orders/o1', fields: lost }],
      merged: lost.map((value) => ({ ...value, ref: 'orders/o1', kept: 'both' })),
    },
    before: new Map(),
    after: new Map(),
  })
  const details = Object.fromEntries(receiptDetails.map((field) => [field, receipt[field]]))
  expect(jsonLength(details)).toBeLessThanOrEqual(jsonFieldsOf('mutations').details ?? 0)
  expect(receipt.cut).toBe(true)
  const parsed = parseRow('mutations', 'm1', { ...receipt, receivedAt: at })
  expect(parsed).toMatchObject({
    value: { conflicts: lost.map(({ field }) => ({ field })), merged: lost.map(() => ({})) },
  })
  // The cut arguments are still valid, so the history can still describe the change.
  if (name !== 'order/answer') expect(prepareMutation(name, receipt.args).ok).toBe(true)
})

function message(args: object): object {
  return {
    messageId: 'm1',
    threadId: 'order-o1',
    text,
    about: 'orders/o1',
    change: { name: 'order/edit', args, at, problem: 'doc/deleted' },
    attachments: ids,
    readerIds: ids,
  }
}
