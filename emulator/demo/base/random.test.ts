import { expect, it } from 'vitest'
import { createRandom } from './random.ts'

const letters = ['a', 'b', 'c', 'd']

it('repeats itself for a seed, and only for that one', () => {
  const drawn = (seed: string) => {
    const random = createRandom(seed)
    return Array.from({ length: 20 }, () => random.int(0, 1000))
  }
  expect(drawn('one')).toEqual(drawn('one'))
  expect(drawn('one')).not.toEqual(drawn('two'))
})

it('reaches both ends and nothing beyond', () => {
  const random = createRandom('ends')
  const drawn = new Set(Array.from({ length: 200 }, () => random.int(3, 6)))
  expect(drawn).toEqual(new Set([3, 4, 5, 6]))
})

it('chooses as the weights say, never what weighs nothing', () => {
  const random = createRandom('weights')
  const drawn = Array.from({ length: 1000 }, () =>
    random.pickWeighted(letters, (letter) => ({ a: 3, b: 0, c: 1 })[letter] ?? 0),
  )
  expect(drawn).not.toContain('b')
  expect(drawn).not.toContain('d')
  expect(drawn.filter((letter) => letter === 'a').length).toBeGreaterThan(650)
})

it('shuffles a copy', () => {
  const shuffled = createRandom('shuffle').shuffle(letters)
  expect(shuffled).not.toBe(letters)
  expect(shuffled.toSorted()).toEqual(letters)
})

it('cannot choose from nothing', () => {
  expect(() => createRandom('none').pick([])).toThrow('nothing to choose')
})
