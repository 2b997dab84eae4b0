/** One wrong letter in five is a slip; a shorter word is taken as it is typed. */
const lettersPerSlip = 5

/** Among several words also a short one may have a slip, because the others narrow what is meant. */
const shortestOfSeveral = 3

/** How many letters a word needs for a slip in it to be forgiven, given how many words were typed. */
export function shortestWithSlip(wordCount: number): number {
  return wordCount > 1 ? shortestOfSeveral : lettersPerSlip
}

/** Returns whether each typed word is nearly the beginning of one of some words. */
export function nearWordTest(typed: readonly string[]): (words: readonly string[]) => boolean {
  const shortest = shortestWithSlip(typed.length)
  // Thousands of rows share few different words.
  const known = typed.map((one) => ({ one, answers: new Map<string, boolean>() }))
  return (words) =>
    known.every(({ one, answers }) =>
      words.some((word) => {
        const answer = answers.get(word) ?? isNearWord(one, word, shortest)
        answers.set(word, answer)
        return answer
      }),
    )
}

/** Whether a word begins like the typed one, apart from a few wrong, missing, added or swapped letters. */
function isNearWord(typed: string, word: string, shortest: number): boolean {
  // A number that is wrong by one digit is another number.
  if (typed.length < shortest || !/\p{L}/u.test(typed)) return word.startsWith(typed)
  if (typed.length >= lettersPerSlip)
    return slips(typed, word) <= Math.floor(typed.length / lettersPerSlip)
  return typed[0] === word[0] && slips(typed, word) <= 1
}

/** The fewest slips between what was typed and any beginning of the word. */
function slips(typed: string, word: string): number {
  let [before, row] = [[] as number[], Array.from({ length: word.length + 1 }, (_, i) => i)]
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= word.length; j += 1) {
      const isSame = typed[i - 1] === word[j - 1]
      const isSwapped =
        i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]
      next.push(
        Math.min(
          at(row, j) + 1,
          at(next, j - 1) + 1,
          at(row, j - 1) + (isSame ? 0 : 1),
          isSwapped ? at(before, j - 2) + 1 : Infinity,
        ),
      )
    }
    ;[before, row] = [row, next]
  }
  return Math.min(...row)
}

function at(row: readonly number[], i: number): number {
  return row[i] ?? Infinity
}
