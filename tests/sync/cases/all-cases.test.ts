import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'

const numbers = Array.from({ length: 76 }, (_, i) => i + 1)

/** Cases covered by a benchmark. */
const measured: Readonly<Record<number, string>> = {
  65: 'npm run bench -- outbox',
}

// What only a real iPhone can show of 16, 17 and 61 is tested on a stand-in: Chromium without the API in question, or a
// fake that fails as Safari does.
test('every one of the 76 failure cases has a test under its number', () => {
  const files = globSync('{src,sw,tests}/**/*.{test,spec}.ts')
  const tested = new Set(files.flatMap((file) => casesIn(readFileSync(file, 'utf8'))))
  expect(numbers.filter((number) => !tested.has(number) && !(number in measured))).toEqual([])
})

/** The numbers in titles such as `case 5: ...` and `cases 9, 10: ...`. */
function casesIn(source: string): number[] {
  return [...source.matchAll(/['"`]cases? (\d+(?:, \d+)*): /g)].flatMap(([, list = '']) =>
    list.split(', ').map(Number),
  )
}
