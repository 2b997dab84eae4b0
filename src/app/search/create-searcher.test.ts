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
    subscribe(onChange) {
      changed = onChange
      return () => {}
    },
  })
  const found: string[][] = []
  const onFound = (groups: readonly FoundGroup[]) =>
    found.push(groups.flatMap(({ items }) => items.map(({ id }) => id)))
  const find = (text: string) => searcher.find({ text, limit: 4 }, onFound)
  const nextAnswer = async () => {
    const before = found.length
    while (found.length === before) await new Promise((resolve) => setTimeout(resolve))
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
  expect(found).toEqual([[], ['2'], ['1']])
  searcher.close()
})

it('returns no results if the search cannot run, so that no one waits for it', () => {
  const worker = Object.assign(new EventTarget(), { postMessage() {}, terminate() {} })
  vi.stubGlobal('Worker', function Worker() {
    return worker
  })
  const searcher = createSearcher('ana')
  const found: string[] = []
  const find = (text: string) => searcher.find({ text, limit: 4 }, () => found.push(text))
  find('boil')
  expect(found).toEqual([])
  worker.dispatchEvent(new Event('error'))
  find('boiler')
  expect(found).toEqual(['boil', 'boiler'])
})
