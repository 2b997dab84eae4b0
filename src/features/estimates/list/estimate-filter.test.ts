import { expect, test } from 'vitest'
import type { EstimateListItem } from '#data/index.ts'
import type { EstimateStatus } from '#domain/entities/estimate.ts'
import { estimateArgs } from '#domain/estimate/estimate.fixture.ts'
import {
  estimateViews,
  filterEstimates,
  readEstimateFilter,
  writeEstimateFilter,
} from './estimate-filter.ts'

function item(status: EstimateStatus, more: object = {}): EstimateListItem {
  const { estimateId: id, ...entered } = estimateArgs()
  const estimate = { ...entered, id, status, ref: 'E-7K3M9Q', validUntil: '2026-03-10', ...more }
  return { estimate, customerName: 'Harbour School', totalsMinor: [], isUnsent: false } as never
}

const items = [
  item('draft'),
  item('sent'),
  item('sent', { validUntil: '2026-03-01' }),
  item('approved'),
  item('declined'),
  item('converted'),
  item('cancelled', { customerId: 'other' }),
]
const found = (more: Partial<Parameters<typeof filterEstimates>[1]>) =>
  filterEstimates(items, { view: 'all', customerId: '', text: '', ...more }, '2026-03-02')

test('each view has the estimates in its state', () => {
  expect(estimateViews.map((view) => found({ view }).length)).toEqual([7, 1, 1, 1, 1, 1, 1])
  expect(found({ customerId: 'other' })).toHaveLength(1)
})

test('words are found in the reference, the title and the customer’s name', () => {
  for (const text of ['7k3', 'boiler harb', 'NEW', 'bioler harbuor'])
    expect(found({ text }), text).toHaveLength(7)
  expect(found({ text: 'boiler none' })).toEqual([])
})

test('the filter is in the URL, without what is usual', () => {
  const query = writeEstimateFilter(new URLSearchParams('q=x'), { view: 'sent', text: '' })
  expect(query.toString()).toBe('show=sent')
  expect(readEstimateFilter(query)).toEqual({ view: 'sent', customerId: '', text: '' })
})
