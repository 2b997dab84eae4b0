import { expect, it } from 'vitest'
import type { Searchable } from '#data/index.ts'
import { createPageSearcher } from './create-searcher.ts'

const boiler: Searchable = { kind: 'order', id: '1', title: 'Boiler', note: '', text: '' }
const pump: Searchable = { kind: 'order', id: '2', title: 'Heat pump', note: '', text: '' }

it('answers the last question, again when something else is found', async () => {
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
  const hear = (found: readonly Searchable[]) => told.push(found.map(({ id }) => id))
  const nextAnswer = async () => {
    const before = told.length
    while (told.length === before) await new Promise((resolve) => setTimeout(resolve))
  }

  searcher.find('boil', hear)
  searcher.find('pump', hear)
  docs = [boiler]
  changed()
  await nextAnswer()
  docs = [boiler, pump]
  changed()
  await nextAnswer()
  searcher.find('boiler', hear)
  expect(told).toEqual([[], ['2'], ['1']])
  searcher.close()
})
