import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsv, writeCsv } from './csv.ts'

const withoutMark = (text: string) => text.slice(1)

describe('a CSV', () => {
  it('begins with a byte order mark, and ends its lines with CR and LF', () => {
    const text = writeCsv([
      ['id', 'name'],
      ['1', 'Zoë, "Z"'],
    ])
    expect(text).toBe('\uFEFFid,name\r\n1,"Zoë, ""Z"""')
  })

  it('protects readers from formulas', () => {
    const attacks = [
      '=1+1',
      '  =1',
      '+cmd',
      '-x',
      '@SUM(A1)',
      '\tx',
      '\rx',
      '\n=1',
      '\uFF1D1+1',
      '\uFF0B1',
      '\uFF0Dx',
      '\uFF20SUM(A1)',
    ]
    for (const attack of attacks) expect(withoutMark(writeCsv([['id', attack]]))).toMatch(/,"?'/)
  })

  it('protects readers whose spreadsheet separates cells by semicolons, tabs or lines', () => {
    for (const separator of [';', '\t', '; ', '\n', 'x\r\n '])
      for (const attack of ['=1+1', '+cmd', '-2+3+cmd', '@SUM(A1)', "'=1", '\uFF1D1']) {
        const cells = withoutMark(writeCsv([['1', `Ana${separator}${attack}`]])).split(/[,;\t\r\n]/)
        for (const cell of cells) expect(cell).not.toMatch(/^\s*[=+\-@\uFF1D]/)
      }
    const list = 'Bring:\n- a ladder\n- 3 m of pipe'
    expect(writeCsv([[list]])).toContain(list)
  })

  it('leaves numbers and phone numbers as they are', () => {
    const plain = ['-7.5', '+3', '1,5', '+34911234567', 'a=b', "it's", '']
    expect(readCsv(writeCsv([plain]))).toEqual([plain])
    expect(withoutMark(writeCsv([['-7.5', '+34911234567', 8, null]]))).toBe('-7.5,+34911234567,8,')
  })

  it('returns every text that was written', () => {
    const special = fc.constantFrom(
      "'",
      '\uFF1D',
      '=',
      '+',
      '-',
      '@',
      ' ',
      '\t',
      '\r',
      '\n',
      '"',
      ',',
      ';',
      '1',
    )
    const cell = fc.string({ unit: fc.oneof(special, fc.string({ unit: 'binary' })), maxLength: 8 })
    const row = fc.tuple(cell, cell, cell)
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
        expect(readCsv(writeCsv(rows))).toEqual(rows)
      }),
      { seed: 1, numRuns: 300 },
    )
  })
})
