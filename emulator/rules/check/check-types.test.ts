import { expect, test } from 'vitest'
import { loadRules } from '../load-rules.ts'
import { inDocuments } from '../testing/rules-harness.ts'

test.each([
  ['1', ['4:49 Invalid type. Received one of [int]. Expected one of [bool].']],
  ["true && 'a'", ['4:57 Invalid type. Received one of [string]. Expected one of [bool].']],
  ['!b.size()', ['4:50 Invalid type. Received one of [int]. Expected one of [bool].']],
  [
    "-b.lower() == 'a'",
    ['4:50 Invalid type. Received one of [string]. Expected one of [int, float].'],
  ],
  [
    "'a' in 'abc'",
    ['4:56 Invalid type. Received one of [string]. Expected one of [list, map, set].'],
  ],
  [
    'null < 1',
    [
      '4:49 Invalid type. Received one of [null]. Expected one of [int, float, string, timestamp, duration].',
    ],
  ],
  [
    'latlng.value(0, 0) != null',
    ['4:49 The sub-expressions are not comparable, so this comparison will always return true.'],
  ],
  [
    "b.keys() == 'a'",
    ['4:49 The sub-expressions are not comparable, so this comparison will always return false.'],
  ],
  [
    '(true ? 1 : null) ? true : false',
    ['4:50 Invalid type. Received one of [int, null]. Expected one of [bool].'],
  ],
  ["'a' * 2 > 1", ['4:49 Invalid type. Received one of [string]. Expected one of [int, float].']],
  ['b', []],
  ['b == null && b.c in b.d && (b.e ? b.f : b.g) && 1 == 1.5', []],
  ["request.time + duration.value(1, 'h') > request.time", []],
  ["f() == 'a' || get(/a/b).data == 1", []],
  ['b[0:1] == "a" && [1].concat([2])[0:1] == [1]', []],
])('%s', (condition, expected) => {
  const declared = condition.includes('f()') ? 'function f() { return 1; }' : ''
  const loaded = loadRules(
    inDocuments(`    match /a/{b} { ${declared.padEnd(13)} allow read: if ${condition}; }`),
  )
  expect(
    'warnings' in loaded &&
      loaded.warnings.map(({ line, column, description }) => `${line}:${column} ${description}`),
  ).toEqual(expected)
})
