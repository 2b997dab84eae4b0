import { arch, cpus, platform, totalmem } from 'node:os'

/** One goal of a benchmark: the measured value and its limit. */
export interface Goal {
  readonly goal: string
  readonly value: number
  readonly unit: string
  readonly limit: number
}

export interface BenchReport {
  readonly bench: string
  readonly machine: string
  readonly goals: readonly (Goal & { readonly met: boolean })[]
}

export function report(bench: string, goals: readonly Goal[]): BenchReport {
  const memory = Math.round(totalmem() / 2 ** 30)
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'cpu'}, ${memory} GiB, ${platform()} ${arch()}, node ${process.version}`
  return {
    bench,
    machine,
    goals: goals.map((goal) => ({ ...goal, met: goal.value <= goal.limit })),
  }
}
