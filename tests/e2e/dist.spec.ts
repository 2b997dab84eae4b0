import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { globSync } from 'tinyglobby'
import * as v from 'valibot'

const SourceMap = v.object({ sources: v.array(v.string()) })

const sources = globSync('dist/**/*.js.map').flatMap((file) =>
  v
    .parse(SourceMap, JSON.parse(readFileSync(file, 'utf8')))
    .sources.map((source) => ({ file, source })),
)

test('the production bundle holds the app and its worker', () => {
  expect(sources.some(({ source }) => source.endsWith('src/main.tsx'))).toBe(true)
  expect(sources.some(({ source }) => source.endsWith('sw/sw.ts'))).toBe(true)
})

test('the production bundle holds nothing of the emulator, the tests or their packages', () => {
  const foreign = /(^|\/)(emulator|tests)\/|node_modules\/(lmdb|re2js|fake-indexeddb|fast-check)\//
  expect(sources.filter(({ source }) => foreign.test(source))).toEqual([])
})
