import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { checkRoutes } from '#domain/planning/vrptw/check-routes.fixture.ts'
import { makeProblem } from '#domain/planning/vrptw/problem.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'daybook-plan-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'problem.txt')
const problem = makeProblem({
  layout: 'mixed',
  customers: 40,
  window: 30,
  horizon: 'short',
  seed: 1,
})
const rows = problem.nodes.map((node, i) => [
  i,
  node.x,
  node.y,
  node.demand,
  node.ready,
  node.due,
  node.service,
])
writeFileSync(
  file,
  [
    'MIXED',
    'VEHICLE',
    'NUMBER CAPACITY',
    `${problem.vehicles} ${problem.capacity}`,
    'CUSTOMER',
    'CUST NO. XCOORD. YCOORD. DEMAND READY TIME DUE DATE SERVICE TIME',
    '',
    ...rows.map((row) => row.join('   ')),
  ].join('\r\n'),
)

function plan(...words: string[]) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['tools/plan/launch.js', ...words],
    {
      encoding: 'utf8',
    },
  )
  return { stdout, stderr, status }
}

it.each([['--steps=2000'], ['--seconds=0.5']])('prints routes and cost: %s', (budget) => {
  const { stdout, stderr, status } = plan('vrptw', file, budget, '--seed', '3')
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  const lines = stdout.trimEnd().split('\n')
  const routes = lines.slice(0, -1).map((line, i) => {
    expect(line).toMatch(/^Route #\d+:( \d+)+$/)
    const [name, ids = ''] = line.split(': ')
    expect(name).toBe(`Route #${i + 1}`)
    return ids.split(' ').map(Number)
  })
  const { faults, distance } = checkRoutes(problem, routes)
  expect(faults).toEqual([])
  expect(lines.at(-1)).toBe(`Cost ${distance.toFixed(2)}`)
  if (budget.startsWith('--steps'))
    expect(plan('vrptw', file, budget, '--seed=3').stdout).toBe(stdout)
})

it('says what is wrong and fails', () => {
  expect(plan('vrptw', folder)).toEqual({
    stdout: '',
    stderr: `${folder} is a folder, not a file.\n`,
    status: 1,
  })
})
