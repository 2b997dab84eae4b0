import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { withPureComponents } from './pure-router.ts'

const folder = join(
  dirname(createRequire(import.meta.url).resolve('react-router')),
  '../production',
)

test('no component of the installed router is kept for a side effect', () => {
  const code = globSync('*.mjs', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  const kept = /^var \w+ = React\d*\.forwardRef\(|^(Link|NavLink|Form)\.displayName/m
  expect(code).toMatch(kept)
  expect(withPureComponents(code)).not.toMatch(kept)
})
