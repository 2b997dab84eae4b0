import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'

export interface Counts {
  readonly passed: number
  readonly failed: number
}

const VitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() })
const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
})

/** Totals of a vitest JSON report; zero where the runner wrote none. */
export function countVitest(file: string): Counts {
  const report = read(file, VitestReport)
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }
}

/** Totals of a Playwright JSON report; a flaky test is a failed one. */
export function countPlaywright(file: string): Counts {
  const stats = read(file, PlaywrightReport)?.stats
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky }
    : { passed: 0, failed: 0 }
}

function read<S extends v.GenericSchema>(file: string, schema: S): v.InferOutput<S> | undefined {
  return existsSync(file) ? v.parse(schema, JSON.parse(readFileSync(file, 'utf8'))) : undefined
}
