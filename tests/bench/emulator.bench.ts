import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { measureMillion } from './emulator-million.ts'
import { createOurs } from './emulator-ours.ts'
import { createPeer } from './emulator-peer.ts'
import { median, percentile, type Subject } from './emulator-subject.ts'
import { type BenchReport, type Goal, report } from './report.ts'

const runs = 5
const clientCounts = [1, 16, 128] as const
const commitsPerRun = { 1: 200, 16: 800, 128: 1_280 } as const
const listenerCounts = [1, 100, 1_000] as const
const snapshotsPerRun = { 1: 20, 100: 10, 1_000: 3 } as const

type Figures = Record<string, number>

/** Speed and memory of the embedded Firebase beside `@firestore-emulator/server`, each with its client. */
export async function run(): Promise<BenchReport> {
  const folder = mkdtempSync(join(tmpdir(), 'daybook-bench-'))
  try {
    const ours = await measure(await createOurs(join(folder, 'small'), 128))
    const peer = await measure(await createPeer(128))
    const million = await measureMillion(join(folder, 'million'))
    const names = Object.keys(ours)
    console.table(
      Object.fromEntries(
        names.map((name) => [name, { daybook: round(ours[name]), peer: round(peer[name]) }]),
      ),
    )
    console.log(`Each figure is the median of ${runs} runs. The peer keeps nothing on disk.`)
    console.log(`1,000,000 documents written in ${million.fillSeconds.toFixed(1)} s.`)
    return report('emulator', [...goalsOf(ours, peer), ...millionGoals(million)])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(subject: Subject): Promise<Figures> {
  const figures: Figures = {}
  try {
    for (const clients of clientCounts) {
      const speeds: number[] = []
      const slowest: number[] = []
      for (let at = 0; at < runs; at += 1) {
        const { perSecond, p99 } = await commitRun(subject, clients)
        speeds.push(perSecond)
        slowest.push(p99)
      }
      figures[`commits/s, ${clients} clients`] = median(speeds)
      figures[`p99 ms, ${clients} clients`] = median(slowest)
      console.log(
        `${subject.name}, ${clients} clients: ${round(median(speeds))} commits/s, p99 ${round(median(slowest))} ms`,
      )
    }
    figures['memory after the commits, MiB'] = subject.memory()
    for (const listeners of listenerCounts) {
      const time = await snapshotTime(subject, listeners)
      figures[`commit to snapshot ms, ${listeners} listeners`] = time
      console.log(`${subject.name}, ${listeners} listeners: commit to snapshot ${round(time)} ms`)
    }
    figures['memory after the listeners, MiB'] = subject.memory()
  } finally {
    await subject.close()
  }
  return figures
}

async function commitRun(
  subject: Subject,
  clients: (typeof clientCounts)[number],
): Promise<{ perSecond: number; p99: number }> {
  const each = commitsPerRun[clients] / clients
  const times: number[] = []
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let count = 0; count < each; count += 1) {
        const sent = performance.now()
        await subject.commit(client, `c${client}-${count % 3}`)
        times.push(performance.now() - sent)
      }
    }),
  )
  const seconds = (performance.now() - begun) / 1000
  return { perSecond: times.length / seconds, p99: percentile(times, 0.99) }
}

/** From before the commit is sent until the last listener has its snapshot. */
async function snapshotTime(
  subject: Subject,
  listeners: (typeof listenerCounts)[number],
): Promise<number> {
  const watch = await subject.listen(listeners)
  const medians: number[] = []
  for (let at = 0; at < runs; at += 1) {
    const times: number[] = []
    for (let count = 0; count < snapshotsPerRun[listeners]; count += 1) {
      const id = `s${listeners}-${at}-${count}`
      const sent = performance.now()
      await Promise.all([subject.commit(0, id), watch.heard(id)])
      times.push(performance.now() - sent)
    }
    medians.push(median(times))
  }
  watch.close()
  return median(medians)
}

/** Ours against the peer's figure: what is more is turned round, so that less is always better. */
function goalsOf(ours: Figures, peer: Figures): Goal[] {
  const goals = Object.entries(ours).map(([name, value]): Goal => {
    const limit = peer[name] ?? 0
    if (!name.startsWith('commits/s')) return { goal: `${name}, peer's`, value, unit: '', limit }
    return {
      goal: `ms per commit (${name}), peer's`,
      value: 1000 / value,
      unit: 'ms',
      limit: 1000 / limit,
    }
  })
  const hundred = ours['commit to snapshot ms, 100 listeners'] ?? Infinity
  return [
    ...goals,
    { goal: 'commit to snapshot at 100 listeners', value: hundred, unit: 'ms', limit: 10 },
  ].map((goal) => ({ ...goal, value: round(goal.value), limit: round(goal.limit) }))
}

function millionGoals(million: Awaited<ReturnType<typeof measureMillion>>): Goal[] {
  return [
    {
      goal: 'start to first answer with 1,000,000 documents',
      value: round(million.startMs),
      unit: 'ms',
      limit: 1_000,
    },
    {
      goal: 'first query for 20 of 1,000,000 documents',
      value: round(million.queryMs),
      unit: 'ms',
      limit: 50,
    },
    {
      goal: 'memory with 1,000,000 documents',
      value: round(million.memoryMiB),
      unit: 'MiB',
      limit: 300,
    },
  ]
}

function round(value = 0): number {
  return Math.round(value * 100) / 100
}
