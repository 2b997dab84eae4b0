import { describe, expect, it } from 'vitest'
import { mostCustomers, readSolomon } from './read-solomon.ts'

const lines = [
  'R101',
  '',
  'VEHICLE',
  'NUMBER     CAPACITY',
  '  25         200',
  '',
  'CUSTOMER',
  'CUST NO.   XCOORD.   YCOORD.    DEMAND   READY TIME   DUE DATE   SERVICE TIME',
  '',
  '    0      35         35          0          0       230          0   ',
  '    1      41         49         10        161       171         10   ',
  '    2      35.5       -17         7         50        60         10   ',
]
const problem = {
  capacity: 200,
  vehicles: 25,
  nodes: [
    { x: 35, y: 35, demand: 0, ready: 0, due: 230, service: 0 },
    { x: 41, y: 49, demand: 10, ready: 161, due: 171, service: 10 },
    { x: 35.5, y: -17, demand: 7, ready: 50, due: 60, service: 10 },
  ],
}

describe('a text in Solomon’s form', () => {
  it.each([
    ['with line feeds', lines.join('\n')],
    ['with carriage returns too', lines.join('\r\n')],
    ['without blank lines', lines.filter(Boolean).join('\n')],
    ['with a blank line after each', `\r\n\r\n${lines.join('\r\n\r\n')}\r\n\r\n`],
    ['with a byte order mark', `\uFEFF${lines.join('\n')}`],
    ['with tabs', lines.map((line) => line.replace(/ {2,}/g, '\t')).join('\n')],
    ['in small letters', lines.join('\n').toLowerCase()],
  ])('is read %s', (_, text) => {
    expect(readSolomon(text)).toEqual({ ok: true, value: { problem, ids: [0, 1, 2] } })
  })

  it('keeps the ids of the file', () => {
    const read = readSolomon(lines.join('\n').replace('    2  ', '  700  '))
    expect(read.ok && read.value.ids).toEqual([0, 1, 700])
  })

  it.each([
    ['nothing', '', 0, 'vehiclesMissing'],
    ['another text', 'Dear all,\nhello', 0, 'vehiclesMissing'],
    ['no vehicles', changed(4, ''), 0, 'vehiclesMissing'],
    ['no heading of vehicles', changed(2, ''), 0, 'vehiclesMissing'],
    ['no capacity', changed(4, '25'), 5, 'notNumbers'],
    ['0 vehicles', changed(4, '0 200'), 5, 'vehiclesMissing'],
    ['half a vehicle', changed(4, '1.5 200'), 5, 'vehiclesMissing'],
    ['a negative capacity', changed(4, '25 -1'), 5, 'negative'],
    ['no heading of customers', changed(6, ''), 0, 'customersMissing'],
    ['no rows', lines.slice(0, 8).join('\n'), 0, 'depotMissing'],
    ['a row that is too short', changed(10, '1 41 49 10 161 171'), 11, 'notNumbers'],
    ['a word in a row', changed(10, '1 41 49 ten 161 171 10'), 11, 'notNumbers'],
    ['a number without end', changed(10, '1 41 49 10 161 Infinity 10'), 11, 'notNumbers'],
    ['a number too large', changed(10, '1 41 49 1e12 161 171 10'), 11, 'numberTooLarge'],
    ['a negative demand', changed(10, '1 41 49 -10 161 171 10'), 11, 'negative'],
    ['a negative service', changed(10, '1 41 49 10 161 171 -1'), 11, 'negative'],
    [
      'a window turned around',
      changed(10, '1 41 49 10 171 161 10'),
      11,
      'windowEndsBeforeItBegins',
    ],
    ['an id twice', changed(11, '1 41 49 10 161 171 10'), 12, 'idTwice'],
    [
      'too many customers',
      [
        ...lines.slice(0, 9),
        ...Array.from({ length: mostCustomers + 2 }, (_, i) => `${i} 1 1 1 0 9 0`),
      ].join('\n'),
      mostCustomers + 11,
      'tooManyCustomers',
    ],
  ])('is refused with %s', (_, text, line, fault) => {
    expect(readSolomon(text)).toEqual({ ok: false, problem: { line, fault } })
  })
})

function changed(index: number, line: string): string {
  return lines.with(index, line).join('\n')
}
