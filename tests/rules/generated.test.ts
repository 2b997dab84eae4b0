import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withGenerated } from '../../tools/rules-text.ts'

test('the generated parts of the rules are up to date (`npm run rules`)', () => {
  const rules = readFileSync('firestore.rules', 'utf8')
  expect(withGenerated(rules)).toBe(rules)
})
