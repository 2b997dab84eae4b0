/**
 * `npm test`: every check in the order of its speed, all of them even when one fails, and one line of
 * totals at the very end.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './ensure-chromium.ts'
import { type Counts, countPlaywright, countVitest } from './count-results.ts'

interface Stage {
  readonly name: string
  readonly script: string
  /** How the stage's outcome is counted; a plain command counts as one check. */
  readonly reporter?: 'vitest' | 'playwright'
  readonly needsBrowser?: boolean
}

const stages: readonly Stage[] = [
  { name: 'format', script: 'test:format' },
  { name: 'lint', script: 'test:lint' },
  { name: 'types', script: 'test:types' },
  { name: 'imports law', script: 'test:imports', reporter: 'vitest' },
  { name: 'unit', script: 'test:unit', reporter: 'vitest' },
  { name: 'rules', script: 'test:rules', reporter: 'vitest' },
  { name: 'simulation', script: 'test:sync', reporter: 'vitest', needsBrowser: true },
  { name: 'functions', script: 'test:functions', reporter: 'vitest' },
  { name: 'e2e', script: 'test:e2e', reporter: 'playwright', needsBrowser: true },
]

const scratch = mkdtempSync(join(tmpdir(), 'daybook-test-'))
const total = { passed: 0, failed: 0 }
for (const stage of stages) {
  const started = Date.now()
  console.log(`\n── ${stage.name}`)
  const counts = runStage(stage)
  total.passed += counts.passed
  total.failed += counts.failed
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`── ${stage.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`)
}
rmSync(scratch, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

function runStage(stage: Stage): Counts {
  if (stage.needsBrowser) {
    const browser = ensureChromium()
    if (!browser.ok) {
      console.error(browser.problem)
      return { passed: 0, failed: 1 }
    }
  }
  const report = join(scratch, `${stage.script.replace(':', '-')}.json`)
  const { status } = spawnSync(
    'npm',
    ['run', '--silent', stage.script, ...reporterFlags(stage, report)],
    {
      stdio: 'inherit',
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    },
  )
  const counts = count(stage, report)
  // A runner that fails without a failing test (a crash, a file that does not load) still counts.
  if (status === 0 || counts.failed > 0) return counts
  return { passed: stage.reporter ? counts.passed : 0, failed: 1 }
}

function reporterFlags(stage: Stage, report: string): string[] {
  if (stage.reporter === 'vitest')
    return ['--', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  return stage.reporter === 'playwright' ? ['--', '--reporter=list,json'] : []
}

function count(stage: Stage, report: string): Counts {
  if (stage.reporter === 'vitest') return countVitest(report)
  if (stage.reporter === 'playwright') return countPlaywright(report)
  return { passed: 1, failed: 0 }
}
