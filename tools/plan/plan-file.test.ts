import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { planFile } from './plan-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'daybook-plan-'))
afterAll(() => rmSync(folder, { recursive: true }))

const script = new URL(import.meta.url)
const head = 'T\n\nVEHICLE\nNUMBER CAPACITY\n'
const columns = '\nCUSTOMER\nCUST NO. XCOORD. YCOORD. DEMAND READY TIME DUE DATE SERVICE TIME\n\n'
const depot = '0 0 0 0 0 100 0'
const near = '1 3 4 1 0 100 0'
const far = '2 6 8 1 0 100 0'

function plan(fleet: string, rows: readonly string[], objective: 'distance' | 'vehicles') {
  const file = join(folder, 'problem.txt')
  writeFileSync(file, `${head}${fleet}\n${columns}${rows.join('\n')}\n`)
  return planFile({ file, objective, seed: 1, seconds: 1, steps: 200 }, script)
}

describe('planning a file', () => {
  it('plans with the ids of the file', () => {
    expect(plan('5 10', [depot, near, far.replace('2', '70')], 'distance')).toEqual({
      ok: true,
      value: {
        routes: [
          expect.toSatisfy(
            (ids) => ids.toSorted((a: number, b: number) => a - b).join() === '1,70',
          ),
        ],
        distance: 20,
      },
    })
  })

  it('plans no customers', () => {
    expect(plan('5 10', [depot], 'distance')).toEqual({
      ok: true,
      value: { routes: [], distance: 0 },
    })
  })

  it.each([
    ['5 10', ['8 3 4 11 0 100 0'], 'No vehicle can serve customer 8:'],
    ['5 10', ['8 3 4 11 0 100 0', '9 3 4 1 0 4 0'], 'No vehicle can serve customers 8 and 9:'],
    [
      '5 10',
      Array.from({ length: 7 }, (_, i) => `${i + 11} 90 0 1 0 100 0`),
      'No vehicle can serve customers 11, 12, 13, 14, 15 and 2 more:',
    ],
    ['1 10', ['8 3 4 9 0 100 0'], 'No plan was found that serves all customers with 1 vehicle:'],
    ['5 10', ['8 3 4 9 0 100 0 x', '8 1'], 'Line 14 of '],
  ])('says what cannot be planned: %s %j', (fleet, rows, sentence) => {
    const planned = plan(fleet, [depot, near, far, ...rows], 'distance')
    expect(!planned.ok && planned.problem).toContain(sentence)
  })

  it('says which file cannot be read', () => {
    const of = (file: string) =>
      planFile({ file, objective: 'distance', seed: 1, seconds: 1, steps: 1 }, script)
    expect(of(join(folder, 'none'))).toEqual({
      ok: false,
      problem: `There is no file ${join(folder, 'none')}.`,
    })
    expect(of(folder)).toEqual({ ok: false, problem: `${folder} is a folder, not a file.` })
  })
})
