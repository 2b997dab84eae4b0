import { expect, test } from 'vitest'
import { toCsv, toJsonLines } from './receipt-lines.ts'

const receipt = {
  id: 'm1',
  receivedAt: '2026-03-02T09:00:00.000000Z',
  at: '2026-03-02T08:00:00.000Z',
  actorId: 'anna',
  name: 'order/edit',
  refs: ['orders/o', 'visits/v'],
  args: { title: 'He said "no", twice' },
}

test('a receipt is a line of CSV, with what a spreadsheet would misread made harmless', () => {
  const csv = toCsv([receipt, { id: '=1+1', actorId: '@anna' }], { withHeader: true })
  expect(csv).toBe(
    'id,receivedAt,at,deviceAt,actorId,deviceId,name,refs,args\r\n' +
      'm1,2026-03-02T09:00:00.000000Z,2026-03-02T08:00:00.000Z,,anna,,order/edit,orders/o visits/v,' +
      '"{""title"":""He said \\""no\\"", twice""}"\r\n' +
      "'=1+1,,,,'@anna,,,,\r\n",
  )
  expect(toCsv([], { withHeader: false })).toBe('')
})

test('a line of CSV runs no formula in a spreadsheet that separates cells by semicolons', () => {
  const args = { title: 'Tap;=HYPERLINK(1)' }
  const csv = toCsv([{ id: ' =1', deviceId: 'a;@b', args }], { withHeader: false })
  expect(csv).toBe('\' =1,,,,,a;\'@b,,,"{""title"":""Tap;\'=HYPERLINK(1)""}"\r\n')
})

test('lines of JSON hold everything', () => {
  const [line = '', rest] = toJsonLines([receipt]).split('\n')
  expect(JSON.parse(line)).toEqual(receipt)
  expect(rest).toBe('')
})
