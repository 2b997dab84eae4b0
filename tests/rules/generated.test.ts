import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withGenerated } from '../../tools/rules-text.ts'

test('the rules say what the tables of the domain say: `npm run rules` writes it', () => {
  const rules = readFileSync('firestore.rules', 'utf8')
  expect(withGenerated(rules)).toBe(rules)
})
