import { launchBrowser } from '../e2e/browser.ts'
import { faultCases } from './faults/fault-list.ts'
import { createFaultWorld } from './faults/fault-world.ts'
import { operationsPerCase, runCase } from './faults/run-case.ts'
import type { Verdict } from './faults/run-case.ts'
import { buildSubjects } from './faults/subjects.ts'
import { type BenchReport, report } from './report.ts'

/** Runs only the cases whose name contains this. */
const wanted = process.env['BENCH_FAULT'] ?? ''

const atOnce = 4

/**
 * Measures what becomes of work under faults (lost, doubled, stuck) for our outbox and four known ones, with the same
 * server and network. Each queue meets each fault in its own browser profile with its own network.
 */
export async function run(): Promise<BenchReport> {
  const subjects = await buildSubjects()
  const browser = await launchBrowser()
  const world = await createFaultWorld()
  try {
    console.log(`${operationsPerCase} operations a cell: lost / doubled / stuck`)
    console.log(row(['fault', ...subjects.map(({ name }) => name)]))
    console.log(row(['---', ...subjects.map(() => '---')]))
    const ours: Verdict[] = []
    const cases = faultCases.filter(({ name }) => name.includes(wanted))
    // Cases mostly wait, so several run at once.
    for (let i = 0; i < cases.length; i += atOnce) {
      const some = cases.slice(i, i + atOnce)
      const found = await Promise.all(
        some.map((faultCase) =>
          Promise.all(subjects.map((subject) => runCase(browser, world, subject, faultCase))),
        ),
      )
      for (const [j, verdicts] of found.entries()) {
        console.log(row([some[j]?.name ?? '', ...verdicts.map(describe)]))
        ours.push(...verdicts.filter((_, k) => subjects[k]?.isOurs))
      }
    }
    console.log(
      subjects.flatMap(({ name, version }) => (version ? [`${name} ${version}`] : [])).join(', '),
    )
    const sum = (pick: (verdict: Verdict) => number) =>
      ours.reduce((total, verdict) => total + pick(verdict), 0)
    const goal = (name: string, value: number) => ({
      goal: name,
      value,
      unit: 'operations',
      limit: 0,
    })
    return report('faults', [
      goal(
        'ours lost',
        sum(({ lost }) => lost),
      ),
      goal(
        'ours doubled',
        sum(({ doubled }) => doubled),
      ),
      goal(
        'ours stuck or refused',
        sum(({ stuck, refused }) => stuck + refused),
      ),
      goal(
        'ours refused and not kept for the person',
        sum(({ poison }) => (poison === null || poison === 'kept, reported' ? 0 : 1)),
      ),
    ])
  } finally {
    await browser.close()
    await world.close()
  }
}

function describe({ lost, doubled, stuck, refused, poison }: Verdict): string {
  const more = [
    ...(refused > 0 ? [`${refused} refused`] : []),
    ...(poison === null ? [] : [poison]),
  ]
  return [`${lost} / ${doubled} / ${stuck}`, ...more].join('; ')
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
