import { loadavg } from 'node:os'
import type { Browser } from '@playwright/test'
import type { LimitReading } from '#data/outbox/drain/plan/commit-cost.ts'
import { launchBrowser } from '../e2e/browser.ts'
import { measureOthers } from './outbox/measure-others.ts'
import { type OutboxWorld, createOutboxWorld } from './outbox/outbox-world.ts'
import { queuedStarts } from './outbox/queued-start.ts'
import { type BenchReport, report } from './report.ts'
import { median, percentile, round } from './statistics.ts'

const subjects = {
  ours: new URL('../lab/outbox-ours.ts', import.meta.url),
  firestore: new URL('../lab/outbox-firestore.ts', import.meta.url),
}
const orders = 1000
/** Medians are of this many runs. */
const runs = Number(process.env['BENCH_RUNS'] ?? 5)
const taps = 200

/**
 * Measures how fast an edit is stored and how fast a queue empties, compared with Firestore's persistent cache on the
 * same emulator and network. Case 65: 10,000 queued. The peer's server has open rules, ours the project's. `part`:
 * `limits` compares only how fast each reading of Firestore's limits empties a queue.
 */
export async function run(part = ''): Promise<BenchReport> {
  const browser = await launchBrowser()
  if (part === 'limits') return compareReadings(browser)
  const ours = await createOutboxWorld(orders, 'ours')
  const theirs = await createOutboxWorld(orders, 'open')
  try {
    console.log(`medians of ${runs}, load ${loadavg().map(round).join(', ')}`)
    const p95 = await tapTimes(browser, ours, subjects.ours, [0, 1000, 10_000])
    await tapTimes(browser, theirs, subjects.firestore, [0, 1000])
    const drains = new Map<string, Drained>()
    for (const roundTripMs of [0, 100, 400]) {
      for (const loss of [0, 0.05, 0.2]) {
        const network = { roundTripMs, loss }
        drains.set(`${roundTripMs}/${loss}`, await drain(browser, ours, network, 1000, runs))
      }
    }
    const large = await drain(browser, ours, { roundTripMs: 100, loss: 0 }, 10_000, runs)
    const peer = await drainPeer(browser, theirs, 1000)
    await measureOthers(browser)
    const starts = await queuedStarts(10_000, runs)
    console.log(
      `ours, built app, offline: 10000 queued: first row of /orders ${round(median(starts))} ms ` +
        `(${starts.map(Math.round).join(', ')})`,
    )
    const ours100 = drains.get('100/0')?.ms ?? Infinity
    return report('outbox', [
      {
        goal: 'tap to durable with 10,000 queued, p95',
        value: round(p95),
        unit: 'ms',
        limit: 10,
      },
      {
        goal: "1,000 edits at 100 ms: our share of the time of Firestore's SDK",
        value: round((ours100 / peer) * 100),
        unit: '%',
        limit: 5,
      },
      {
        goal: '10,000 edits at 100 ms',
        value: round(large.ms / 1000),
        unit: 's',
        limit: 60,
      },
      {
        goal: 'start of the built app with 10,000 queued, first row of /orders',
        value: round(median(starts)),
        unit: 'ms',
        limit: 2000,
      },
      {
        goal: 'longest main-thread task while draining',
        value: round(
          Math.max(large.longestTask, ...[...drains.values()].map((d) => d.longestTask)),
        ),
        unit: 'ms',
        limit: 50,
      },
    ])
  } finally {
    await browser.close()
    await ours.close()
    await theirs.close()
  }
}

/** Runs the two readings in turns. */
async function compareReadings(browser: Browser): Promise<BenchReport> {
  const world = await createOutboxWorld(orders, 'ours')
  const times = { shared: [] as number[], strict: [] as number[] }
  try {
    for (let i = 0; i < runs; i += 1) {
      for (const reading of ['shared', 'strict'] as const) {
        console.log(reading)
        const network = { roundTripMs: 100, loss: 0 }
        times[reading].push((await drain(browser, world, network, orders, 1, reading)).ms)
      }
    }
  } finally {
    await browser.close()
    await world.close()
  }
  const share = median(times.strict) / median(times.shared)
  return report('outbox', [
    {
      goal: "1,000 edits at 100 ms: strict, of shared's time",
      value: round(share),
      unit: 'times',
      limit: 1.25,
    },
  ])
}

/** Prints each and returns the p95 of the longest queue. */
async function tapTimes(
  browser: Browser,
  world: OutboxWorld,
  script: URL,
  queued: readonly number[],
): Promise<number> {
  world.proxy.set({ roundTripMs: 0, loss: 0 })
  const page = await world.open(browser, script)
  let p95 = 0
  let there = 0
  for (const count of queued) {
    await page.evaluate((times) => window.subject.enqueue(times), Math.max(0, count - there))
    const times = await page.evaluate(async (taps) => {
      const all: number[] = []
      for (let i = 0; i < taps; i += 1) all.push(await window.subject.tap())
      return all
    }, taps)
    there = Math.max(there, count) + taps
    p95 = percentile(times, 0.95)
    console.log(
      `${nameOf(script)}: ${count} queued: tap to durable p50 ${round(median(times))} ms, p95 ${round(p95)} ms`,
    )
  }
  const starts: number[] = []
  for (let i = 0; i < runs; i += 1) starts.push(await world.start(page, script))
  const start = round(median(starts))
  console.log(`${nameOf(script)}: ${there} queued: start of the data layer alone ${start} ms`)
  await page.context().close()
  return p95
}

const nameOf = (script: URL) => (script === subjects.ours ? 'ours' : 'Firestore')

interface Drained {
  /** Median. */
  readonly ms: number
  /** The worst. */
  readonly longestTask: number
}

async function drain(
  browser: Browser,
  world: OutboxWorld,
  network: { readonly roundTripMs: number; readonly loss: number },
  edits: number,
  times: number,
  reading?: LimitReading,
): Promise<Drained> {
  const found: { ms: number; longestTask: number }[] = []
  const page = await world.open(browser, subjects.ours, reading)
  const before = world.proxy.sent()
  for (let i = 0; i < times; i += 1) {
    await page.evaluate((count) => window.subject.enqueue(count), edits)
    world.proxy.set(network)
    found.push(await page.evaluate(() => window.subject.drain()))
    world.proxy.set({ roundTripMs: 0, loss: 0 })
  }
  await page.context().close()
  const ms = median(found.map((one) => one.ms))
  const longestTask = Math.max(...found.map((one) => one.longestTask))
  const bytes = Math.round((world.proxy.sent() - before) / times / 1000)
  console.log(
    `ours: ${edits} edits, ${network.roundTripMs} ms, ${network.loss * 100} % lost: ` +
      `${round(ms / 1000)} s (${found.map((one) => round(one.ms / 1000)).join(', ')}), ` +
      `${bytes} kB sent, longest task ${Math.round(longestTask)} ms`,
  )
  return { ms, longestTask }
}

/** Without loss: after a lost answer the SDK sends an edit again, and the server applies it again. */
async function drainPeer(browser: Browser, world: OutboxWorld, edits: number): Promise<number> {
  const found: number[] = []
  const page = await world.open(browser, subjects.firestore)
  for (let i = 0; i < runs; i += 1) {
    await page.evaluate((count) => window.subject.enqueue(count), edits)
    const before = world.proxy.sent()
    world.proxy.set({ roundTripMs: 100, loss: 0 })
    const { ms, longestTask } = await page.evaluate(() => window.subject.drain())
    found.push(ms)
    console.log(
      `Firestore: ${edits} edits, 100 ms: ${round(ms / 1000)} s, ` +
        `${Math.round((world.proxy.sent() - before) / 1000)} kB sent, longest task ${Math.round(longestTask)} ms`,
    )
    world.proxy.set({ roundTripMs: 0, loss: 0 })
  }
  await page.context().close()
  return median(found)
}
