import { expect, it } from 'vitest'
import type { Searchable } from '#data/index.ts'
import { createSearchIndex } from './search-index.ts'

const docs: readonly Searchable[] = [
  { kind: 'order', id: '1', title: 'Boiler loses pressure', note: 'W-AAAAAA Café Muñoz', text: '' },
  { kind: 'order', id: '2', title: 'Cold room', note: 'W-BBBBBB', text: 'the boiler is next door' },
  { kind: 'customer', id: '1', title: 'Café Muñoz', note: '', text: '4 Quay Street' },
  { kind: 'part', id: '9', title: 'Boiler valve', note: 'VAL-15', text: '4006381333931' },
]
const keys = (found: readonly Searchable[]) => found.map(({ kind, id }) => `${kind}${id}`)

it('finds by what is typed so far, whatever case and accents, titles first', async () => {
  const index = await createSearchIndex(docs)
  expect(keys(index.find('munoz', 9)).toSorted()).toEqual(['customer1', 'order1'])
  expect(keys(index.find('boil', 9)).at(-1)).toBe('order2')
  expect(keys(index.find('boil press', 9))).toEqual(['order1'])
  expect(keys(index.find('4006381', 9))).toEqual(['part9'])
})

it('forgives a slip, and finds nothing where a word is nowhere', async () => {
  const index = await createSearchIndex(docs)
  expect(keys(index.find('presure', 9))).toEqual(['order1'])
  expect(index.find('boiler zebra', 9)).toEqual([])
  expect(index.find('boiler', 1)).toHaveLength(1)
})

it('does not let one kind crowd out the others', async () => {
  const orders = Array.from({ length: 30 }, (_, i) => ({ ...docs[0], id: `${i}` }) as Searchable)
  const valve: Searchable = {
    kind: 'part',
    id: '9',
    title: 'Valve of a boiler',
    note: '',
    text: '',
  }
  const found = (await createSearchIndex([...orders, valve])).find('boiler', 12)
  expect(found.filter(({ kind }) => kind === 'order')).toHaveLength(4)
  expect(keys(found)).toContain('part9')
})

it('takes a single letter for a word, which the others need not have', async () => {
  const unit = { kind: 'order', id: '5', title: 'Boiler of unit 5', note: '', text: '' } as const
  const index = await createSearchIndex([...docs, unit])
  expect(keys(index.find('boiler 5', 9))[0]).toBe('order5')
  expect(keys(index.find('boiler l', 9))).toContain('order1')
  expect(keys(index.find('boiler l', 9))).not.toContain('customer1')
  expect(keys(index.find('5', 9))).toEqual(['order5'])
})
