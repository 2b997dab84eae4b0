import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'

const daysPerRound = 600

/** Simulates days with fresh seeds for some minutes; prints the failing seeds and returns their number. */
export function simulateOn(minutes: number): number {
  const end = Date.now() + minutes * 60_000
  let days = 0
  let failed = 0
  while (Date.now() < end) {
    const seed = randomInt(2 ** 31)
    const { status, stdout, stderr } = spawnSync(
      'node_modules/.bin/vitest',
      ['run', 'tests/sync/simulation/share', '--reporter=default'],
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          SYNC_RUNS: String(daysPerRound),
          SYNC_SEED: String(seed),
          SYNC_SHRINK: '1',
          NO_COLOR: '1',
        },
      },
    )
    days += daysPerRound
    if (status === 0) continue
    failed += 1
    console.log(`SYNC_SEED=${seed} SYNC_RUNS=${daysPerRound} fails:`)
    for (const line of `${stdout}${stderr}`.split('\n')) {
      if (/^(\{ seed|Counterexample|Caused by|Error)/.test(line)) console.log(`  ${line}`)
    }
  }
  console.log(`${days} days simulated, ${failed} rounds of ${daysPerRound} failed`)
  return failed
}
