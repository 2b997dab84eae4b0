import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sizes } from './erase/large-company.ts'
import type { Erased } from './erase/types.ts'
import { type BenchReport, report } from './report.ts'
import { round } from './statistics.ts'

const script = fileURLToPath(new URL('erase/erase-once.ts', import.meta.url))

/**
 * Measures how long the erasure of a customer takes in a company with 50,000 orders and 100,000 receipts. `share`: in a
 * smaller one, such as 0.1.
 */
export async function run(share = ''): Promise<BenchReport> {
  console.log(`load before: ${loadavg().map(round).join(' ')}`)
  console.log(JSON.stringify(sizes))
  spawnSync('npm', ['run', 'build', '--workspace', 'functions'], { stdio: 'inherit' })
  const dataDir = mkdtempSync(join(tmpdir(), 'daybook-erase-'))
  const child = fork(script, [dataDir, '5551', share || '1'], { execArgv: ['--import', 'tsx'] })
  try {
    const [erased] = (await Promise.race([once(child, 'message'), ended()])) as [Erased]
    console.log(JSON.stringify(erased))
    if (erased.status !== 'done') throw new Error(`The erasure is ${erased.status}`)
    return report('erase', [
      {
        goal: `erase a customer among 50,000 orders and 100,000 receipts${share && ` x ${share}`}`,
        value: round(erased.ms / 1000),
        unit: 's',
        limit: 300,
      },
    ])
  } finally {
    child.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }

  async function ended(): Promise<never> {
    await once(child, 'exit')
    throw new Error('The erasure ended early')
  }
}
