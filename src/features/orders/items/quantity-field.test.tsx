import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { itemSchema } from '#domain/entities/item.ts'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import { showMessages } from '#messages/i18n.ts'
import { QuantityField } from './quantity-field.tsx'

beforeAll(() => showMessages('en', { ...enStart, ...enApp }))

const at = '2026-05-04T08:00:00.000Z'
const stamps = { createdAt: at, createdBy: 'u1', updatedAt: at, updatedBy: 'u1', deletedAt: null }
const fields = { ...stamps, schema: 1, name: 'Ignition electrode pair', sku: 'H-1004', unit: 'set' }
const item = { id: 'i1', ...v.parse(itemSchema, fields) }

interface Source {
  inVan?: number
  fromVan?: boolean
  vanId?: string | null
}

function shown(typed: string, { inVan = 2, fromVan = true, vanId = 'v1' }: Source = {}) {
  const choice = { item, vanId, inVan }
  return renderToStaticMarkup(
    <QuantityField {...{ choice, fromVan, typed }} error={undefined} onType={() => {}} />,
  )
}

test('what the van holds is said beforehand, and more than that is pointed out', () => {
  expect(shown('2')).toContain('In van: 2 sets')
  expect(shown('2')).not.toContain('You can still add it')
  expect(shown('3')).toContain('Van has 2 sets. You can still add it.')
  expect(shown('1', { inVan: 0 })).toContain('Van has 0 sets. You can still add it.')
})

test('what is not from the van is not measured by it', () => {
  expect(shown('3', { fromVan: false })).not.toContain('You can still add it')
  expect(shown('3', { vanId: null })).not.toContain('an has')
  expect(shown('3', { vanId: null })).not.toContain('In van')
})

test('what the warehouses hold is said in place of the van', () => {
  const choice = { item, vanId: 'v1', inVan: 2 }
  const text = renderToStaticMarkup(
    <QuantityField
      {...{ choice, fromVan: false, typed: '1', error: undefined, onType: () => {} }}
      inWarehouses="4 sets in Main warehouse"
    />,
  )
  expect(text).toContain('4 sets in Main warehouse')
  expect(text).not.toContain('In van')
})

test('the unit follows the quantity', () => {
  expect(shown('1')).toContain('>set<')
  expect(shown('3')).toContain('>sets<')
})
