/** Random choices, the same for the same seed. */
export interface Random {
  /** At least `min`, at most `max`, both whole. */
  int(min: number, max: number): number
  /** True with this probability, 0 to 1. */
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** One of the list, with a probability in proportion to its weight. */
  pickWeighted<T>(list: readonly T[], weight: (one: T) => number): T
  shuffle<T>(list: readonly T[]): T[]
}

/** A generator of its own for each subject, so that a change to one leaves the others as they were. */
export function createRandom(seed: string): Random {
  let state = hash(seed)

  /** Mulberry32: 0 up to 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  function at<T>(list: readonly T[], index: number): T {
    if (index < 0 || index >= list.length) throw new Error('There is nothing to choose from')
    return list[index] as T
  }

  return {
    int,
    chance: (probability) => next() < probability,
    pick: (list) => at(list, int(0, list.length - 1)),
    pickWeighted(list, weight) {
      let left = next() * list.reduce((sum, one) => sum + weight(one), 0)
      const index = list.findIndex((one) => (left -= weight(one)) < 0)
      return at(list, index === -1 ? list.length - 1 : index)
    },
    shuffle(list) {
      const shuffled = [...list]
      for (let i = shuffled.length - 1; i > 0; i--) {
        const j = int(0, i)
        const held = at(shuffled, i)
        shuffled[i] = at(shuffled, j)
        shuffled[j] = held
      }
      return shuffled
    },
  }
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let bits = 0x811c9dc5
  for (let i = 0; i < text.length; i++) bits = Math.imul(bits ^ text.charCodeAt(i), 0x01000193)
  return bits
}
