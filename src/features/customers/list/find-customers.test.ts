import { expect, test } from 'vitest'
import type { CustomerListItem } from '#data/index.ts'
import { findCustomers } from './find-customers.ts'

function item(id: string, name: string, phone = '', email = ''): CustomerListItem {
  return {
    customer: {
      id,
      schema: 1,
      updatedAt: '2026-05-01T00:00:00.000Z',
      updatedBy: 'a1',
      deletedAt: null,
      name,
      phone,
      email,
      notes: '',
      billingAddress: null,
      taxId: '',
      buyerReference: '',
      noVisitMails: false,
      language: null,
      primarySiteId: null,
      priceListId: null,
      archivedAt: null,
      erasedAt: null,
      createdAt: '2026-05-01T00:00:00.000Z',
      createdBy: 'a1',
    },
    siteCount: 1,
    openOrderCount: 0,
    unsent: false,
  }
}

const items = [
  item('1', 'Café Peña', '020 7946 0018'),
  item('2', 'Ashgrove Dental', '', 'desk@ashgrove.example'),
]

test.each([
  ['', ['1', '2']],
  ['pena cafe', ['1']],
  ['DESK@', ['2']],
  ['02079460018', ['1']],
  ['pena dental', []],
  ['ashgorve', ['2']],
  ['ashgrvoe dentla', ['2']],
  ['cfae pena', ['1']],
])('%j finds %j', (text, ids) => {
  expect(findCustomers(items, text).map(({ customer }) => customer.id)).toEqual(ids)
})
