import { expect, it } from 'vitest'
import { orderRowText } from './order-row-text.ts'

const item = {
  order: { title: 'No hot water' },
  customerName: 'Forsyth Inn',
  siteAddress: 'Calle Mayor, 5, Door B, Port Ellery, NS B0J 2H0',
  street: 'Calle Mayor, 5',
}

it('leads with the whole street, and ends with the town', () => {
  expect(orderRowText(item)).toEqual({
    lead: 'Calle Mayor, 5',
    note: 'Forsyth Inn · No hot water · Door B, Port Ellery, NS B0J 2H0',
  })
})

it('leads with what is known instead, and says nothing twice', () => {
  const noSite = { ...item, siteAddress: '', street: '' }
  expect(orderRowText(noSite)).toEqual({ lead: 'Forsyth Inn', note: 'No hot water' })
  expect(orderRowText({ ...noSite, customerName: '' })).toEqual({ lead: 'No hot water', note: '' })
  const named = { ...item, siteAddress: 'Pump house', street: 'Pump house', customerName: '' }
  expect(orderRowText(named)).toEqual({ lead: 'Pump house', note: 'No hot water' })
})
