/**
 * `npm run costs`: measures the cost of firestore.rules for each kind of write and read, and writes it into the table that
 * the outbox uses to plan commits.
 */
import { spawnSync } from 'node:child_process'

const table = 'src/data/outbox/drain/plan/rule-costs.ts'
const { status } = spawnSync('npx', ['vitest', 'run', 'tests/rules/cost', '-t', 'npm run costs'], {
  stdio: 'inherit',
  env: { ...process.env, WRITE_RULE_COSTS: 'yes' },
})
if (status === 0) spawnSync('npx', ['oxfmt', table], { stdio: 'inherit' })
else process.exitCode = 1
