import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '../tools/find-chromium.ts'
import { buildPage } from './build-page.ts'
import type { Timing } from './board/busy-time.ts'
import { type Figures, measure, measureParts } from './board/measure.ts'
import { type BenchReport, type Goal, report } from './report.ts'
import { round } from './statistics.ts'

const subjects = ['Daybook', 'vis-timeline', 'react-calendar-timeline'] as const
const scenes = [
  { visits: 600, firstDraw: 250 },
  { visits: 2400, firstDraw: 300 },
] as const
const limits = { step: 8, move: 16, drag: 16.7, slowDrag: 33, longestTask: 50, elements: 1500 }

/**
 * Measures the day board with 60 people beside two others in a headless Chromium that paints a frame as soon as it is
 * ready, so that waiting for the screen is not measured. `part`: only what contains this in its name, such as
 * 'Daybook 600'.
 */
export async function run(part = ''): Promise<BenchReport> {
  console.log(`load before: ${loadavg().map(round).join(' ')} on ${cpus().length} cores`)
  const folder = mkdtempSync(join(tmpdir(), 'daybook-board-'))
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-gpu-vsync', '--disable-frame-rate-limit'],
  })
  try {
    await buildPage(join(import.meta.dirname, 'board/page'), folder)
    const goals: Goal[] = []
    for (const { visits, firstDraw } of scenes) {
      const rows: Record<string, object> = {}
      for (const subject of subjects) {
        const isOurs = subject === 'Daybook'
        if (!`${subject} ${visits}`.includes(part)) continue
        const figures = await measure(browser, folder, { subject, visits }, isOurs)
        rows[subject] = rowOf(figures)
        if (isOurs) goals.push(...goalsOf(visits, { ...limits, firstDraw }, figures))
      }
      if (Object.keys(rows).length === 0) continue
      console.log(`60 people, ${visits} visits; times in ms`)
      console.table({ ...rows, goal: rowOf({ ...limits, firstDraw }) })
      const { checks, lanes } = await measureParts(browser, folder, visits)
      console.log(
        `of the first draw: lanes ${round(lanes)} ms; after it: checks ${round(checks)} ms`,
      )
    }
    if (goals.length === 0 && part !== '') console.log('Without Daybook nothing has a goal')
    return report('board', goals)
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Limits = typeof limits & { readonly firstDraw: number }

/** By the clock, and in brackets the processor time of the page's main thread. */
function rowOf(figures: Figures | Limits): object {
  const ms = (value: Timing | number | null) => {
    if (value === null) return ''
    if (typeof value === 'number') return value.toFixed(1)
    return `${value.ms.toFixed(1)} (${value.busy.toFixed(1)})`
  }
  return {
    'first draw': ms(figures.firstDraw),
    'its longest task': 'firstTask' in figures ? ms(figures.firstTask) : '',
    'step p95': ms(figures.step),
    'one move': ms(figures.move),
    'drag p95': ms(figures.drag),
    'drag p95, 4x slower': ms(figures.slowDrag),
    'longest task after': ms(figures.longestTask),
    elements: figures.elements,
    load: 'load' in figures ? round(figures.load) : '',
  }
}

function goalsOf(visits: number, limit: Limits, figures: Figures): readonly Goal[] {
  const at = (name: string, value: number, most: number, unit = 'ms'): Goal => ({
    goal: `60 x ${visits}, ${name}`,
    value: round(value),
    unit,
    limit: most,
  })
  return [
    at('first draw', figures.firstDraw.ms, limit.firstDraw),
    at('sideways step, p95', figures.step.ms, limit.step),
    at('one move, median', figures.move.ms, limit.move),
    at('frame of a drag, p95', figures.drag.ms, limit.drag),
    at('frame of a drag, p95, 4x slower', figures.slowDrag?.ms ?? Infinity, limit.slowDrag),
    at('longest task after the first draw', figures.longestTask, limit.longestTask),
    at('elements', figures.elements, limit.elements, 'elements'),
  ]
}
