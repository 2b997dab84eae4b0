const left = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
/**
 * Which left-hand digits use the mirrored, inverted pattern. This encodes the first digit, which has no
 * bars.
 */
const mirrored = ['', '245', '235', '234', '145', '125', '123', '135', '134', '124'] as const

const inverted = (bars: string) =>
  bars
    .split('')
    .map((bar) => (bar === '1' ? '0' : '1'))
    .join('')
const reversed = (bars: string) => bars.split('').toReversed().join('')

/**
 * The bars of an EAN-13, '1' for black, from the first guard to the last. `code` includes the check digit.
 */
export function ean13Bars(code: string): string {
  const [first = 0, ...digits] = code.split('').map(Number)
  const sides = digits.map((digit, i) => {
    const bars = left[digit] ?? ''
    if (i >= 6) return inverted(bars)
    return mirrored[first]?.includes(String(i)) ? reversed(inverted(bars)) : bars
  })
  return `101${sides.slice(0, 6).join('')}01010${sides.slice(6).join('')}101`
}
