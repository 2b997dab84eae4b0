import { expect, it } from 'vitest'
import { readList, writeList } from './list-query.ts'

it('reads what it wrote, and leaves out what is usual', () => {
  const search = new URLSearchParams('panel=more')
  expect(`${writeList(search, 'risk')}`).toBe('panel=more&show=risk')
  expect(readList(writeList(search, 'risk'))).toBe('risk')
  expect(`${writeList(writeList(search, 'risk'), 'behind')}`).toBe('panel=more')
})

it.each(['', 'show=', 'show=all'])('takes what it cannot read as usual: %s', (text) => {
  expect(readList(new URLSearchParams(text))).toBe('behind')
})
