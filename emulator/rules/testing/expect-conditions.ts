import { expect, test } from 'vitest'
import { type Ask, ask, fields, inDocuments, ruleset } from './rules-harness.ts'

/** The result of a condition: true, false, or an error whose message contains this text. */
type Outcome = true | false | string

/** The update that conditions of tables are evaluated for. */
const sample: Ask = {
  method: 'update',
  resource: fields({ n: 1, s: 'old', list: [1, 2], map: { a: 1, b: 2 }, nul: null }),
  requestResource: fields({
    n: 2,
    s: 'new',
    list: [1, 2, 3],
    map: { a: 1, c: 3 },
    zero: 0,
    f: 1.5,
  }),
}

/** Declares one test for each condition of a table. */
export function expectConditions(rows: readonly (readonly [string, Outcome])[], request = sample) {
  test.each(rows)('%s → %s', (condition, outcome) => {
    const { allowed, reason } = ask(
      ruleset(inDocuments(`match /things/{id} { allow update: if ${condition}; }`)),
      request,
    )
    expect([allowed, reason]).toEqual(
      outcome === true
        ? [true, expect.stringContaining('Allowed')]
        : [false, expect.stringContaining(outcome === false ? 'false' : outcome)],
    )
  })
}
