import { performance } from 'node:perf_hooks'
import type { StartSubject, Subject, Watch } from './subject.ts'
import { median, percentile, round } from '../statistics.ts'

const runs = 5
const commitCounts = [
  { clients: 1, commits: 200 },
  { clients: 16, commits: 800 },
  { clients: 128, commits: 1_280 },
] as const
const snapshotCounts = [
  { listeners: 1, commits: 20 },
  { listeners: 100, commits: 10 },
  { listeners: 1_000, commits: 3 },
] as const
const filled = 2_000
const queries = 20

/** The limit for each figure, in ms; slower runs count as taking exactly this long. */
const maxWaitMs = 20_000

/** One figure of ours and the peer's. */
export interface Pair {
  readonly what: string
  readonly unit: string
  readonly ours: number
  readonly peer: number
}

type Starts = Readonly<Record<'ours' | 'peer', StartSubject>>

/** Measures both in turns, so that other load on the machine affects both alike. */
export async function measureBoth(starts: Starts): Promise<readonly Pair[]> {
  const pairs: Pair[] = []
  const note = (what: string, unit: string, ours: number, peer: number): void => {
    pairs.push({ what, unit, ours, peer })
    console.log(`${what}: ${round(ours)} ${unit}, the peer's ${round(peer)}`)
  }

  async function withBoth(
    clients: number,
    measure: (ours: Subject, peer: Subject) => Promise<void>,
    memoryOf: string,
  ): Promise<void> {
    const ours = await starts.ours(clients)
    const peer = await starts.peer(clients)
    try {
      await measure(ours, peer)
      note(`memory ${memoryOf}`, 'MiB', ours.memory(), peer.memory())
    } finally {
      await ours.close()
      await peer.close()
    }
  }

  async function measureCommits(ours: Subject, peer: Subject): Promise<void> {
    for (const { clients, commits } of commitCounts) {
      const [own, other] = await inTurns([ours, peer], (subject) =>
        commitRun(subject, clients, commits),
      )
      const middle = (results: typeof own, key: 'perSecond' | 'p99'): number =>
        median(results.map((result) => result[key]))
      const speed = 'perSecond'
      note(`commits, ${clients} clients`, 'commits/s', middle(own, speed), middle(other, speed))
      note(`p99 of a commit, ${clients} clients`, 'ms', middle(own, 'p99'), middle(other, 'p99'))
    }
  }

  await withBoth(128, measureCommits, 'after the commits')
  for (const { listeners, commits } of snapshotCounts) {
    const measure = async (ours: Subject, peer: Subject): Promise<void> => {
      const watched = [await watchOf(ours, listeners), await watchOf(peer, listeners)] as const
      const [own, other] = await inTurns(watched, (one) => snapshotRun(one, commits))
      note(`commit to snapshot, ${listeners} listeners`, 'ms', median(own), median(other))
      for (const { watch } of watched) watch.close()
    }
    await withBoth(128, measure, `with ${listeners} listeners`)
  }
  const measureQueries = async (ours: Subject, peer: Subject): Promise<void> => {
    for (const subject of [ours, peer]) await fill(subject)
    const [own, other] = await inTurns([ours, peer], queryRun)
    note(`query for 20 of ${filled} documents`, 'ms', median(own), median(other))
  }
  await withBoth(1, measureQueries, `with ${filled} documents`)
  return pairs
}

/** Several runs of each; fewer where the first runs of one take too long. */
async function inTurns<S, T>(
  both: readonly [S, S],
  measure: (one: S) => Promise<T>,
): Promise<[T[], T[]]> {
  const results: [T[], T[]] = [[], []]
  const end = performance.now() + 2 * maxWaitMs
  for (let run = 0; run < runs && performance.now() < end; run += 1) {
    for (const at of [0, 1] as const) results[at].push(await measure(both[at]))
  }
  return results
}

async function commitRun(
  subject: Subject,
  clients: number,
  commits: number,
): Promise<{ perSecond: number; p99: number }> {
  const times: number[] = []
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let count = 0; count < commits / clients; count += 1) {
        const sent = performance.now()
        const id = `c${client}-${count % 3}`
        // Never what the document already holds, which would be no work.
        await subject.commit(client, { collectionId: 'written', id, count: sent })
        times.push(performance.now() - sent)
      }
    }),
  )
  const seconds = (performance.now() - begun) / 1000
  return { perSecond: times.length / seconds, p99: percentile(times, 0.99) }
}

interface Watched {
  readonly subject: Subject
  readonly watch: Watch
  count: number
}

async function watchOf(subject: Subject, listeners: number): Promise<Watched> {
  return { subject, watch: await subject.listen('watched', listeners), count: 0 }
}

/** From before a commit is sent until the last listener has its snapshot. */
async function snapshotRun(watched: Watched, commits: number): Promise<number> {
  const { subject, watch } = watched
  const times: number[] = []
  while (times.length < commits && (times.at(-1) ?? 0) < maxWaitMs) {
    watched.count += 1
    const { count } = watched
    const id = `d${count}`
    const sent = performance.now()
    const commit = subject.commit(0, { collectionId: 'watched', id, count })
    await withinTime(Promise.all([commit, watch.heard(id)]))
    times.push(performance.now() - sent)
  }
  return median(times)
}

async function fill(subject: Subject): Promise<void> {
  for (let from = 0; from < filled; from += 100) {
    const counts = Array.from({ length: 100 }, (_, index) => from + index)
    await subject.fill(
      counts.map((n) => ({ collectionId: 'many', id: `d${n}`, count: (n * 7_919) % filled })),
    )
  }
}

async function queryRun(subject: Subject): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < queries; count += 1) {
    const asked = performance.now()
    const found = await subject.findTwenty('many')
    times.push(performance.now() - asked)
    if (found !== 20) throw new Error(`The query found ${found} documents.`)
  }
  return median(times)
}

/** Resolves with the result, or without one where it takes too long. */
async function withinTime(result: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, maxWaitMs)
  })
  try {
    await Promise.race([result, late])
  } finally {
    clearTimeout(timer)
  }
}
