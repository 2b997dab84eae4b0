import { expect, it } from 'vitest'
import type { FoundGroup } from './search-index.ts'
import { searchView } from './search-view.ts'

const found: readonly FoundGroup[] = [{ kind: 'order', total: 0, items: [] }]

it('keeps the previous results for new words and marks them as outdated', () => {
  const answered = { words: 'bo', found }
  expect(searchView('bo', answered)).toEqual({ found, isWaiting: false, isFirst: false })
  expect(searchView('boiler', answered)).toEqual({ found, isWaiting: true, isFirst: false })
})

it('waits for the first results, but not for an empty query', () => {
  expect(searchView('bo', null)).toEqual({ found: [], isWaiting: true, isFirst: true })
  expect(searchView('', { words: 'bo', found })).toEqual({
    found: [],
    isWaiting: false,
    isFirst: false,
  })
})
