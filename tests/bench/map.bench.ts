import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '../tools/find-chromium.ts'
import { buildPage } from './build-page.ts'
import { type Figures, measure } from './map/measure.ts'
import { subjects } from './map/page/types.ts'
import { type BenchReport, type Goal, report } from './report.ts'
import { round } from './statistics.ts'

const second = 1000
const someMs = 60 * second
const longMs = 600 * second
const allMs = 10 * second
const mostTask = 50
const mostGrowth = 10

/**
 * Measures how 1,000 people move over the map beside 2,000 orders: drawn by Daybook's layer, and as a source of
 * MapLibre in its three ways, on a software renderer. `part`: `short` without the ten
 * minutes of Daybook alone.
 */
export async function run(part = ''): Promise<BenchReport> {
  console.log(`load before: ${loadavg().map(round).join(' ')} on ${cpus().length} cores`)
  const folder = mkdtempSync(join(tmpdir(), 'daybook-map-'))
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  })
  try {
    await buildPage(join(import.meta.dirname, 'map/page'), folder)
    const all: Record<string, Figures> = {}
    const some: Record<string, Figures> = {}
    for (const subject of subjects) {
      all[subject] = await measure(browser, folder, subject, { way: 'moveAll', ms: allMs })
      some[subject] = await measure(browser, folder, subject, { way: 'moveSome', ms: someMs })
    }
    console.log('Everyone moves all the time, 10 s')
    console.table(rowsOf(all))
    console.log('Everyone has a new position once a minute and glides there for a second')
    console.table(rowsOf(some))
    const goals = [...goalsOf('all the time', all), ...goalsOf('once a minute', some)]
    if (part === 'short') return report('map', goals)
    const long = {
      Daybook: await measure(browser, folder, 'Daybook', { way: 'moveSome', ms: longMs }),
    }
    console.log('The same for ten minutes')
    console.table(rowsOf(long))
    return report('map', [...goals, ...goalsOf('for ten minutes', long)])
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function rowsOf(figures: Readonly<Record<string, Figures>>): object {
  return Object.fromEntries(
    Object.entries(figures).map(([name, one]) => [
      name,
      {
        'frame p95, ms': round(one.frame),
        'paints a second': round(one.paintsPerSecond),
        'tasks over 50 ms': one.longTasks,
        'longest, ms': round(one.longestTask),
        'memory grown, MB': round(one.growth),
      },
    ]),
  )
}

function goalsOf(name: string, { Daybook, ...others }: Record<string, Figures>): readonly Goal[] {
  if (!Daybook) return []
  return [
    {
      goal: `${name}: longest task`,
      value: round(Daybook.longestTask),
      unit: 'ms',
      limit: mostTask,
    },
    { goal: `${name}: memory grown`, value: round(Daybook.growth), unit: 'MB', limit: mostGrowth },
    ...Object.entries(others).map(([other, { frame }]) => ({
      goal: `${name}: frame, p95, against ${other}`,
      value: round(Daybook.frame),
      unit: 'ms',
      limit: round(frame),
    })),
  ]
}
