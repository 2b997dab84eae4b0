import { expect, it } from 'vitest'
import { unreportedWrites } from './unreported-writes.ts'

const lead = {
  id: 'lead',
  leadId: 'lead',
  name: 'thread/read',
  refs: ['reads/team__tech'],
  writes: ['orders/o', 'reads/team__tech', 'mutations/next'],
}
const next = { id: 'next', leadId: 'lead', name: 'order/answer', refs: ['orders/o'] }

const found = (receipts: Parameters<typeof unreportedWrites>[0]) =>
  unreportedWrites(receipts, 'orders/o', (name) => name.startsWith('order/')).map(({ id }) => id)

it.each([
  ['the first receipt', [{ ...lead, name: 'order/answer', refs: ['orders/o'] }]],
  ['another one of the commit', [lead, next]],
])('is reported where %s names the document', (_, receipts) => {
  expect(found(receipts)).toEqual([])
})

it.each([
  ['no receipt names it', [lead]],
  ['only a receipt of another commit names it', [lead, { ...next, leadId: 'other' }]],
  [
    'the one that names it does not write such documents',
    [lead, { ...next, name: 'message/send' }],
  ],
  ['the first receipt names it and claims another act', [{ ...lead, refs: ['orders/o'] }]],
])('is unreported where %s', (_, receipts) => {
  expect(found(receipts)).toEqual(['lead'])
})

it('ignores commits that did not write the document', () => {
  expect(
    found([
      { ...lead, writes: ['orders/other'] },
      { ...next, writes: [] },
    ]),
  ).toEqual([])
})
