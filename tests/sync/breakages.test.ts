import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { breakages } from '../soak/breakages.ts'

test.each(breakages)('the engine still contains the code to break: $name', ({ file, from, to }) => {
  const source = readFileSync(file, 'utf8')
  expect(source).toContain(from)
  expect(source.replace(from, to)).not.toBe(source)
})
