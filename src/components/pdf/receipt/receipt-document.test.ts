import { expect, it } from 'vitest'
import { type Receipt, receiptDocument } from './receipt-document.ts'

const receipt: Receipt = {
  heading: 'Receipt',
  ref: 'P-AAAAAA',
  company: 'Harbour',
  companyLines: ['1 Quay Road'],
  amountName: 'Amount received',
  amount: '€100.00',
  facts: [['Received from', 'Ashgrove']],
  usesTitle: 'Paid for',
  uses: [['INV-1', '€60.00']],
  warning: '',
}

it('says who received how much, and what for', () => {
  const text = JSON.stringify(receiptDocument(receipt, null))
  const words = ['P-AAAAAA', '1 Quay Road', '€100.00', 'Ashgrove', 'Paid for', 'INV-1', '€60.00']
  for (const one of words) expect(text).toContain(one)
  expect(text).not.toContain('"image"')
})

it('leaves out what there is nothing of, and says that it was reversed', () => {
  const warning = 'Reversed'
  const text = JSON.stringify(receiptDocument({ ...receipt, uses: [], warning }, 'data:image/png'))
  expect(text).not.toContain('Paid for')
  expect(text).toContain('"text":"Reversed"')
  expect(text).toContain('"image":"data:image/png"')
})
