import { expect, it } from 'vitest'
import { collectionNames } from '#domain/entities/collections.ts'
import { jsonFieldsOf, receiptDetails } from '#domain/stored/json-fields.ts'
import type { Doc } from '#domain/mutation/types.ts'
import { jsonFields, receiptDetails as demoDetails } from '#emulator/demo/to-fields.ts'
import {
  messageDoc,
  needs,
  orderDoc,
  receiptDoc,
  siteDoc,
  staffDoc,
  templateDoc,
} from '../world/documents.ts'
import { itemDoc, priceListDoc } from '../world/stock-documents.ts'
import {
  draftDoc,
  firstCounted,
  firstCredit,
  firstCreditDoc,
  issueOf,
  takenOff,
} from '../world/invoice-document.ts'
import { estimateDoc } from '../world/estimate-document.ts'
import { planDoc } from '../world/plan-document.ts'
import type { Write } from '#emulator/engine/types.ts'
import { createOf, updateOf, withMaps, type World } from '../world/world.ts'

const stamps = { updatedBy: 'admin', createdBy: 'admin' }

/** The issue of a credit note, and what belongs to it; the first write is the one with the JSON text. */
const credited = updateOf('companies/home/invoices/i-issued', {
  ...firstCounted,
  updatedBy: 'admin',
})
const credit = updateOf('companies/home/invoices/k-draft', {
  ...issueOf(1, firstCredit),
  updatedBy: 'admin',
})
const series = create('series/credits', firstCreditDoc({ updatedBy: 'admin' }))

/** Writes of fields that only some writes of their document may have. */
const ofField: Readonly<Record<string, readonly Write[]>> = {
  'invoices/seller': [credit, series, credited],
  'invoices/buyer': [credit, series, credited],
  'invoices/totals': [credit, series, credited],
  'invoices/credited': [credited, credit, series],
  'invoices/deposits': [
    updateOf('companies/home/invoices/i-draft', { ...takenOff(['d-issued']), updatedBy: 'admin' }),
    updateOf('companies/home/invoices/d-issued', { finalId: 'i-draft', updatedBy: 'admin' }),
  ],
}

/** A write of a document with JSON text: a new document, or a change where only other users can create one. */
const writes: Readonly<Record<string, Write>> = {
  estimates: create('estimates/n', estimateDoc(stamps)),
  invoices: create('invoices/n', draftDoc(stamps)),
  companies: updateOf('companies/home', {
    ...Object.fromEntries(Object.keys(jsonFieldsOf('companies')).map((field) => [field, ''])),
    updatedBy: 'admin',
  }),
  staff: create('staff/idle', staffDoc('idle', { updatedBy: 'admin' })),
  sites: create('sites/n', { ...siteDoc(), openingHours: {}, ...stamps }),
  orders: create('orders/n', { ...orderDoc('new', []), ...needs, neededItems: [], ...stamps }),
  plans: create('plans/n', { ...planDoc(), neededItems: [], ...stamps }),
  templates: create('templates/n', { ...templateDoc(), ...stamps }),
  messages: create('messages/n', messageDoc('admin', ['admin'])),
  photos: updateOf('companies/home/photos/p-whole', { marks: '', updatedBy: 'admin' }),
  items: create('items/n', { ...itemDoc(), ...stamps }),
  priceLists: create('priceLists/n', priceListDoc(stamps)),
  mutations: create('mutations/n', receiptDoc('admin', ['admin']), 'receivedAt'),
}

function create(ref: string, doc: Doc, serverTime = 'updatedAt'): Write {
  return createOf(`companies/home/${ref}`, doc, serverTime)
}

const fields = collectionNames.flatMap((collection) =>
  Object.entries(jsonFieldsOf(collection)).map(([field, most]) => ({ collection, field, most })),
)

/** Fields that the rules cannot inspect are JSON text of a limited length. */
export function describeJson(world: () => World): void {
  it('are the same fields as in the demo company', () => {
    const names = collectionNames.flatMap((collection) => {
      const own = Object.keys(jsonFieldsOf(collection))
      return own.length > 0 ? [[collection, own]] : []
    })
    expect(jsonFields).toEqual(Object.fromEntries(names))
    expect(demoDetails).toEqual(receiptDetails)
  })

  it.each(fields)('$collection, $field: text of at most $most', async (given) => {
    const { collection, field, most } = given
    const may = (value: unknown) => {
      const [write = writes[collection], ...others] = ofField[`${collection}/${field}`] ?? []
      if (!write) throw new Error(`No way to write ${collection}`)
      return world().mayCommit('admin', [withMaps(write, { [field]: value }), ...others])
    }
    expect(await may('x'.repeat(most))).toBe(true)
    expect(await may('x'.repeat(most + 1))).toBe(false)
    for (const other of [{}, { a: 1 }, [], [{}], 7, true, new Date()])
      expect(await may(other), JSON.stringify(other)).toBe(false)
  })

  it('keeps maps that an older app has stored, and allows replacing them by text', async () => {
    const may = (changed: Doc) => {
      const write = updateOf('companies/home/orders/o-mapped', { ...changed, updatedBy: 'tech' })
      return world().mayCommit('tech', [withMaps(write, changed)])
    }
    expect(await may({ resolution: 'Done' })).toBe(true)
    expect(await may({ answers: { plate: { value: 'x' } } })).toBe(true)
    expect(await may({ answers: { plate: { value: 'y' } } })).toBe(false)
    expect(await may({ answers: '{}' })).toBe(true)
  })
}
