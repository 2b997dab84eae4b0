import { decodeQR } from 'qr/decode.js'
import { expect, it } from 'vitest'
import { codeSvg, epcText } from './epc-code.ts'

const payment = {
  name: 'Hafen Haustechnik GmbH',
  iban: 'DE89 3704 0044 0532 0130 00',
  currency: 'EUR',
  minor: 12_005,
  reference: 'INV-2026-00007',
}

it('is a transfer of the amount to the account', () => {
  expect(epcText(payment)).toBe(
    'BCD|002|1|SCT||Hafen Haustechnik GmbH|DE89370400440532013000|EUR120.05|||INV-2026-00007'.replaceAll(
      '|',
      '\n',
    ),
  )
})

it.each([{ currency: 'CHF' }, { minor: 0 }, { minor: -5 }, { iban: '' }, { iban: '12345' }])(
  'is none for %j',
  (more) => {
    expect(epcText({ ...payment, ...more })).toBeNull()
  },
)

it('keeps to the lengths of the scheme and to one line each', () => {
  const lines = epcText({ ...payment, name: 'a\nb'.repeat(60), reference: 'r'.repeat(200) })?.split(
    '\n',
  )
  expect(lines).toHaveLength(11)
  expect([lines?.[5]?.length, lines?.[10]?.length]).toEqual([70, 140])
})

it('is read back from the image', () => {
  const text = epcText(payment) ?? ''
  expect(decodeQR(imageOf(codeSvg(text)))).toBe(text)
})

/** The path of the image as pixels, eight for a module. */
function imageOf(svg: string) {
  const scale = 8
  const size = scale * Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  const data = new Uint8Array(size * size * 4).fill(255)
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g))
    for (let row = 0; row < scale; row++)
      for (let column = 0; column < Number(length) * scale; column++) {
        const at = ((Number(y) * scale + row) * size + Number(x) * scale + column) * 4
        data.fill(0, at, at + 3)
      }
  return { width: size, height: size, data }
}
