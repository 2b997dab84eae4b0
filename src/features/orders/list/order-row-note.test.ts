import { expect, it } from 'vitest'
import { orderRowNote } from './order-row-note.ts'

const item = {
  order: { ref: 'W-QSBAE4' },
  customerName: 'Forsyth Inn',
  siteAddress: 'Calle Mayor, 5, Door B, Port Ellery, NS B0J 2H0',
  street: 'Calle Mayor, 5',
}

it('leads with the customer and the whole street, and ends with the town', () => {
  expect(orderRowNote(item)).toBe(
    'Forsyth Inn · Calle Mayor, 5 · W-QSBAE4 · Door B, Port Ellery, NS B0J 2H0',
  )
})

it('leaves out what is not known, and says nothing twice', () => {
  const noSite = { ...item, siteAddress: '', street: '' }
  expect(orderRowNote(noSite)).toBe('Forsyth Inn · W-QSBAE4')
  const named = { ...item, siteAddress: 'Pump house', street: 'Pump house', customerName: '' }
  expect(orderRowNote(named)).toBe('Pump house · W-QSBAE4')
})
