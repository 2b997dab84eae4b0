import { expect, test } from 'vitest'
import { readTableUrl, viewQuery, writeTableUrl } from './table-url.ts'

const known = ['number', 'title', 'due']
const read = (query: string) => readTableUrl(new URLSearchParams(query), known)

test('a link says what is sorted by and which columns are shown', () => {
  expect(read('sort=-due&cols=number.title')).toEqual({
    sorting: { column: 'due', isDescending: true },
    columns: ['number', 'title'],
  })
  expect(read('sort=due').sorting).toEqual({ column: 'due', isDescending: false })
})

test('what is unknown or malformed counts as not there', () => {
  expect(read('')).toEqual({ sorting: null, columns: null })
  expect(read('sort=gone&cols=gone')).toEqual({ sorting: null, columns: null })
  expect(read('sort=--due').sorting).toBeNull()
  expect(read('cols=number.gone').columns).toEqual(['number'])
  expect(read('cols=number..title').columns).toBeNull()
  expect(read('cols=%3Cscript%3E').columns).toBeNull()
})

test('what is written is read again, and the rest of the query stays', () => {
  const sorting = { column: 'due', isDescending: true }
  const next = writeTableUrl(new URLSearchParams('q=roof'), { sorting, columns: ['due'] })
  expect(next.toString()).toBe('q=roof&sort=-due&cols=due')
  expect(readTableUrl(next, known)).toEqual({ sorting, columns: ['due'] })
  expect(writeTableUrl(next, { sorting: null, columns: null }).toString()).toBe('q=roof')
  expect(writeTableUrl(next, {}).toString()).toBe(next.toString())
})

test('a saved view holds no open sheet, and is the same in any order', () => {
  const query = viewQuery(new URLSearchParams('sort=due&panel=find&words=roof&q=a'))
  expect(query).toBe(viewQuery(new URLSearchParams('q=a&sort=due')))
})
