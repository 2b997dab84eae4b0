import { expect, test } from 'vitest'
import { legOf } from './leg-of.ts'

const at = (siteId: string) => ({ order: { siteId } })

test('only one site is the same site, a neighbour is next door', () => {
  expect(legOf(at('a'), at('a'), 0)).toBe('sameSite')
  expect(legOf(at('a'), at('b'), 0)).toBe('nextDoor')
  expect(legOf(at('a'), at('b'), 4)).toBe('drive')
})
