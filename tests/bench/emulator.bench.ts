import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from '#emulator/bundle.js'
import { type Pair, measureBoth } from './emulator/measure-both.ts'
import { measureMillion } from './emulator/measure-million.ts'
import { createOurs } from './emulator/create-ours.ts'
import { createPeer, measurePeerStart } from './emulator/create-peer.ts'
import { type BenchReport, type Goal, report } from './report.ts'
import { median, round } from './statistics.ts'

/**
 * Measures the speed and memory of the embedded Firebase and of `@firestore-emulator/server`, each with its own
 * client.
 */
export async function run(): Promise<BenchReport> {
  const folder = mkdtempSync(join(tmpdir(), 'daybook-bench-'))
  const load = () => loadavg().map(round).join(', ')
  console.log(`Load of the machine before: ${load()}`)
  try {
    await bundle('emulator/cli.ts')
    let folders = 0
    const pairs = await measureBoth({
      ours(clients) {
        folders += 1
        return createOurs(join(folder, String(folders)), clients)
      },
      peer: createPeer,
    })
    console.log('The peer keeps nothing on disk; ours answers once a commit is there.')
    const million = await measureMillion(join(folder, 'million'))
    const peerStarts: number[] = []
    for (let at = 0; at < 5; at += 1) peerStarts.push(await measurePeerStart())
    console.log(
      `1,000,000 documents written in ${round(million.fillSeconds)} s; a query for 20 of them read ${million.keysRead} keys.`,
    )
    console.log(`Load of the machine after: ${load()}`)
    return report('emulator', [
      ...pairs.map(comparedToPeer),
      ...aloneGoals(pairs),
      ...millionGoals(million, median(peerStarts)),
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Commits per second are inverted, so that less is always better. */
function comparedToPeer({ what, unit, ours, peer }: Pair): Goal {
  return unit === 'commits/s'
    ? {
        goal: `${what}: ms per commit, beside the peer's`,
        value: round(1000 / ours),
        unit: 'ms',
        limit: round(1000 / peer),
      }
    : { goal: `${what}, beside the peer's`, value: round(ours), unit, limit: round(peer) }
}

function aloneGoals(pairs: readonly Pair[]): Goal[] {
  const goal = 'commit to snapshot, 100 listeners'
  const value = round(pairs.find(({ what }) => what === goal)?.ours ?? Infinity)
  return [{ goal, value, unit: 'ms', limit: 10 }]
}

function millionGoals(
  { startMs, queryMs, keysRead, memoryMiB }: Awaited<ReturnType<typeof measureMillion>>,
  peerStartMs: number,
): Goal[] {
  const start = 'start to first answer with 1,000,000 documents'
  const value = round(startMs)
  return [
    { goal: start, value, unit: 'ms', limit: 1_000 },
    { goal: `${start}, beside the peer's with none`, value, unit: 'ms', limit: round(peerStartMs) },
    { goal: 'first query for 20 of 1,000,000', value: round(queryMs), unit: 'ms', limit: 50 },
    { goal: 'keys read for 20 of 1,000,000', value: keysRead, unit: 'keys', limit: 50 },
    { goal: 'memory with 1,000,000', value: round(memoryMiB), unit: 'MiB', limit: 300 },
  ]
}
