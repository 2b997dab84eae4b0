import { expect, it } from 'vitest'
import type { FoundGroup } from './search-index.ts'
import { searchView } from './search-view.ts'

const found: readonly FoundGroup[] = [{ kind: 'order', total: 0, items: [] }]

it('keeps the last answer for other words, and says that it is not theirs', () => {
  const answered = { words: 'bo', found }
  expect(searchView('bo', answered)).toEqual({ found, isWaiting: false, isFirst: false })
  expect(searchView('boiler', answered)).toEqual({ found, isWaiting: true, isFirst: false })
})

it('waits for the first answer, and for none where nothing was typed', () => {
  expect(searchView('bo', null)).toEqual({ found: [], isWaiting: true, isFirst: true })
  expect(searchView('', { words: 'bo', found })).toEqual({
    found: [],
    isWaiting: false,
    isFirst: false,
  })
})
