import { afterEach, expect, it, vi } from 'vitest'
import type { Searchable } from '#data/index.ts'
import { createPageSearcher, createSearcher } from './create-searcher.ts'
import type { FoundGroup } from './search-index.ts'

const order = { kind: 'order', note: '', text: '', codes: [] } as const
const boiler: Searchable = { ...order, id: '1', title: 'Boiler' }
const pump: Searchable = { ...order, id: '2', title: 'Heat pump' }

afterEach(() => vi.unstubAllGlobals())

it('answers the latest query, and again when the results change', async () => {
  let docs: readonly Searchable[] | undefined
  let changed = () => {}
  const searcher = createPageSearcher({
    get: () => docs,
    subscribe(hear) {
      changed = hear
      return () => {}
    },
  })
  const told: string[][] = []
  const hear = (found: readonly FoundGroup[]) =>
    told.push(found.flatMap(({ items }) => items.map(({ id }) => id)))
  const find = (text: string) => searcher.find({ text, most: 4 }, hear)
  const nextAnswer = async () => {
    const before = told.length
    while (told.length === before) await new Promise((resolve) => setTimeout(resolve))
  }

  find('boil')
  find('pump')
  docs = [boiler]
  changed()
  await nextAnswer()
  docs = [boiler, pump]
  changed()
  await nextAnswer()
  find('boiler')
  await nextAnswer()
  expect(told).toEqual([[], ['2'], ['1']])
  searcher.close()
})

it('returns no results if the search cannot run, so that no one waits for it', () => {
  const worker = Object.assign(new EventTarget(), { postMessage() {}, terminate() {} })
  vi.stubGlobal('Worker', function Worker() {
    return worker
  })
  const searcher = createSearcher('ana')
  const told: string[] = []
  const find = (text: string) => searcher.find({ text, most: 4 }, () => told.push(text))
  find('boil')
  expect(told).toEqual([])
  worker.dispatchEvent(new Event('error'))
  find('boiler')
  expect(told).toEqual(['boil', 'boiler'])
})
