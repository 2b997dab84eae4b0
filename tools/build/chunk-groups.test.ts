import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { chunkGroups } from './chunk-groups.ts'

const files = globSync('src/**/*.{ts,tsx}', { absolute: true })
const groups = chunkGroups.flatMap(({ name, test: pattern }) =>
  pattern instanceof RegExp && !/node_modules|lucide/.test(pattern.source)
    ? [{ name: String(name), pattern }]
    : [],
)

test('groups name modules of the app', () => {
  const names = ['rows', 'lists', 'status', 'outbox', 'today', 'mutators', 'sync', 'banners']
  expect(groups.map(({ name }) => name)).toEqual(names)
})

test.each(groups)('the modules that group $name names exist', ({ pattern }) => {
  const found = files.filter((file) => pattern.test(file))
  const named = pattern.source.split('|')
  expect(found).toHaveLength(named.length)
})
