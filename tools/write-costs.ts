/**
 * `npm run costs`: measures what firestore.rules spend on each kind of write and read, and writes it into the table by
 * which the outbox plans its commits.
 */
import { spawnSync } from 'node:child_process'

const table = 'src/data/outbox/drain/plan/rule-costs.ts'
const { status } = spawnSync('npx', ['vitest', 'run', 'tests/rules/cost', '-t', 'plans by'], {
  stdio: 'inherit',
  env: { ...process.env, WRITE_RULE_COSTS: 'yes' },
})
if (status === 0) spawnSync('npx', ['oxfmt', table], { stdio: 'inherit' })
else process.exitCode = 1
