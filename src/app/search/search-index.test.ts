import { expect, it } from 'vitest'
import type { Searchable } from '#data/index.ts'
import { createSearchIndex } from './search-index.ts'

function doc(kind: Searchable['kind'], id: string, more: Partial<Searchable> = {}): Searchable {
  return { kind, id, title: '', note: '', text: '', codes: [], ...more }
}

const docs: readonly Searchable[] = [
  doc('order', '1', {
    title: 'Boiler loses pressure',
    note: 'W-AAAAAA · Café Muñoz',
    codes: ['W-AAAAAA'],
  }),
  doc('order', '2', { title: 'Cold room', note: 'W-BBBBBB', text: 'the boiler is next door' }),
  doc('customer', '1', { title: 'Café Muñoz', note: '+1 902-555-0123', text: '19025550123' }),
  doc('part', '9', {
    title: 'Boiler valve',
    note: 'VAL-15',
    text: 'VAL15 4006381333931',
    codes: ['VAL-15', '4006381333931'],
  }),
]

async function find(all: readonly Searchable[], text: string, limit = 9): Promise<string[]> {
  const groups = await createSearchIndex(all).find(text, limit)
  return groups.flatMap(({ kind, items }) => items.map(({ id }) => `${kind}${id}`))
}

it('finds by prefix, ignoring case and accents, and ranks visible text first', async () => {
  expect(await find(docs, 'munoz')).toEqual(['customer1', 'order1'])
  expect(await find(docs, 'boil')).toEqual(['order1', 'order2', 'part9'])
  expect(await find(docs, 'boil press')).toEqual(['order1'])
  expect(await find(docs, '4006381')).toEqual(['part9'])
  expect(await find(docs, '902 555 0123')).toEqual(['customer1'])
  expect(await find(docs, '  ')).toEqual([])
})

it('tolerates a typo, and finds nothing if a word matches nowhere', async () => {
  expect(await find(docs, 'presure')).toEqual(['order1'])
  expect(await find(docs, 'rpessure')).toEqual(['order1'])
  expect(await find(docs, 'biolre lsoes')).toEqual([])
  expect(await find(docs, 'bioler presure')).toEqual(['order1'])
  expect(await find(docs, 'clod rom')).toEqual(['order2'])
  expect(await find(docs, 'boiler zebra')).toEqual([])
})

it('shows an exact number match before everything else', async () => {
  const order = doc('order', '3', { title: 'Replace VAL-15', note: 'W-CCCCCC' })
  expect(await find([order, ...docs], 'val15')).toEqual(['part9'])
  expect(await find([order, ...docs], 'VAL-15')).toEqual(['part9', 'order3'])
  const valves = doc('order', '4', { title: 'Order W-AAAAAA again', urgency: 2 })
  expect(await find([valves, ...docs], 'w-aaaaaa')).toEqual(['order1', 'order4'])
})

it('puts the record whose own title is meant before those that mention it', async () => {
  const all = [
    doc('order', 'visit', { title: 'Fan noise', note: 'W-1 · Harbour Pharmacy', urgency: 2 }),
    doc('order', 'named', { title: 'Harbour Pharmacy: annual check' }),
    doc('customer', 'itself', { title: 'Harbour Pharmacy' }),
    doc('site', 'of', { title: '4 Mill Lane', note: 'Harbour Pharmacy' }),
  ]
  expect(await find(all, 'harbour pharmacy')).toEqual([
    'customeritself',
    'ordervisit',
    'ordernamed',
    'siteof',
  ])
  expect(await find(all.slice(0, 1).concat(all.slice(2)), 'pharm')).toEqual([
    'customeritself',
    'ordervisit',
    'siteof',
  ])
})

it('puts the end of a document’s number before where the digits occur otherwise', async () => {
  const all = [
    doc('order', 'text', { title: 'Fan noise', text: 'serial 100095', urgency: 2 }),
    doc('order', 'other', { title: 'Fan', note: 'W-95K3M9', codes: ['W-95K3M9'] }),
    doc('customer', 'phone', { title: 'Inn', note: '902 500 0951', text: '9025000951' }),
    doc('invoice', 'part', {
      title: 'INV-2000-95001',
      text: 'INV200095001',
      codes: ['INV-2000-95001'],
    }),
    doc('invoice', 'meant', {
      title: 'INV-2026-00095',
      text: 'INV202600095',
      codes: ['INV-2026-00095'],
    }),
  ]
  expect(await find(all, '00095')).toEqual([
    'invoicemeant',
    'invoicepart',
    'ordertext',
    'customerphone',
  ])
})

it('ranks open and urgent results before past ones, however well those match', async () => {
  const orders = [
    doc('order', 'past', { title: 'Boiler', isPast: true, urgency: 2 }),
    doc('order', 'later', { title: 'Boiler' }),
    doc('order', 'high', { title: 'Mend the boiler', urgency: 1 }),
    doc('order', 'urgent', { title: 'No heat', note: 'W-1 · Boilers & Sons', urgency: 2 }),
    doc('order', 'mentioned', { title: 'No heat', text: 'boiler', urgency: 2 }),
  ]
  expect(await find(orders, 'boiler')).toEqual([
    'orderurgent',
    'orderhigh',
    'orderlater',
    'ordermentioned',
    'orderpast',
  ])
})

it('counts all results of a kind without letting one kind crowd out the others', async () => {
  const orders = Array.from({ length: 30 }, (_, i) => doc('order', `${i}`, { title: 'Boiler' }))
  const groups = await createSearchIndex([...orders, ...docs]).find('boiler', 4)
  expect(groups.map(({ kind, total, items }) => [kind, total, items.length])).toEqual([
    ['order', 32, 4],
    ['part', 1, 1],
  ])
})

it('ranks a whole word before a prefix, and a prefix before a substring', async () => {
  const orders = [
    doc('order', 'within', { title: 'Reboiler' }),
    doc('order', 'begins', { title: 'Boilers' }),
    doc('order', 'whole', { title: 'Old boiler, unit 5' }),
  ]
  expect(await find(orders, 'boiler')).toEqual(['orderwhole', 'orderbegins', 'orderwithin'])
  expect(await find(orders, 'boiler 5')).toEqual(['orderwhole'])
})

it('narrows letter by letter, and finds everything again when letters are deleted', async () => {
  const index = createSearchIndex(docs)
  const ids = async (text: string) =>
    (await index.find(text, 9)).flatMap(({ kind, items }) => items.map(({ id }) => `${kind}${id}`))
  const typed = ['b', 'bo', 'boiler', 'boiler p', 'boiler pressure', 'boiler', 'c', 'cold']
  for (const text of typed) expect(await ids(text)).toEqual(await find(docs, text))
  expect(await ids('0902')).toEqual([])
  expect(await ids('09025550123')).toEqual(['customer1'])
})

it('counts all that it found, and returns only the best', async () => {
  const many = Array.from({ length: 50 }, (_, i) =>
    doc('order', String(i), { title: 'Boiler', urgency: i === 40 ? 2 : 0, isPast: i < 10 }),
  )
  const [group] = await createSearchIndex(many).find('boiler', 3)
  expect(group?.total).toBe(50)
  expect(group?.items.map(({ id }) => id)).toEqual(['40', '10', '11'])
})

it('finds an invoice by its amount, as it is written, before what only contains the digits', async () => {
  const invoice = doc('invoice', '1', { title: 'INV-2026-00149', amount: '1305.80' })
  const all = [doc('order', '4', { title: 'Replace part 1305' }), invoice, ...docs]
  for (const typed of ['1305.80', '1,305.80', '1.305,8', '$1,305', '€ 1305'])
    expect((await find(all, typed))[0], typed).toBe('invoice1')
  expect(await find(all, '305')).toEqual(['order4'])
})
