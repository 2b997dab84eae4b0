/**
 * `npm run indexes`: runs the rules tests, which run every query of the app, and writes the smallest set of indexes that
 * serves them into firestore.indexes.json. Existing field overrides stay.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { minimalIndexes } from '#emulator/engine/indexes/minimal-indexes.ts'
import type { Demand } from '#emulator/engine/indexes/demand.ts'

const file = 'firestore.indexes.json'
const scratch = mkdtempSync(join(tmpdir(), 'daybook-indexes-'))
const demandsFile = join(scratch, 'demands')
writeFileSync(demandsFile, '')

const { status } = spawnSync('npx', ['vitest', 'run', 'tests/rules/rules.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, FIRESTORE_INDEX_DEMANDS: demandsFile },
})
const lines = readFileSync(demandsFile, 'utf8').split('\n').filter(Boolean)
rmSync(scratch, { recursive: true })

if (status !== 0) {
  console.error('The tests failed, so nothing was written.')
  process.exitCode = 1
} else {
  const before = readFileSync(file, 'utf8')
  const known = JSON.parse(before) as { indexes?: unknown[]; fieldOverrides?: unknown[] }
  const demands = lines.map((line) => JSON.parse(line) as Demand)
  const lists = minimalIndexes(demands, known.fieldOverrides ?? [])
  const wanted = new Set(lists.indexes.map((index) => JSON.stringify(index)))
  for (const index of known.indexes ?? [])
    if (!wanted.has(JSON.stringify(index))) console.log(`unused: ${JSON.stringify(index)}`)
  for (const index of wanted) console.log(`needed: ${index}`)
  writeFileSync(file, `${JSON.stringify(lists, null, 2)}\n`)
  spawnSync('npx', ['oxfmt', file], { stdio: 'inherit' })
  console.log(`${file}: ${lists.indexes.length} indexes`)
}
