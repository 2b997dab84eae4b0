import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FuzzProcess, inLanes, lanes, startFuzzProcess } from './tools/fuzz-process.ts'
import { drawRaw, sendRaw } from './tools/fuzz-raw.ts'
import { createDraw } from './tools/fuzz-values.ts'
import { createRandom } from './tools/random.ts'

const connections = 2000

let target: FuzzProcess
beforeAll(async () => {
  target = await startFuzzProcess()
})
afterAll(() => target.stop())

test.each(['emulator', 'hosting'] as const)(
  'malformed HTTP is refused by the %s, which keeps running',
  async (service) => {
    const draws = Array.from({ length: lanes }, (_, lane) => createDraw(createRandom(5_000 + lane)))
    const statuses = new Map<string, number>()
    const problems: string[] = []
    const before = await target.everything()
    await inLanes(connections, async (lane) => {
      const draw = draws[lane]
      if (!draw) return
      const raw = drawRaw(draw)
      const response = await sendRaw(target[service], raw)
      const status =
        /^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? (response === '' ? 'cut' : 'http2')
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      const problem = problemOf(response, status)
      if (problem !== undefined)
        problems.push(`${problem}: ${raw.bytes.toString('latin1').slice(0, 200)} -> ${response}`)
    })
    expect(problems.slice(0, 3)).toEqual([])
    expect(target.isRunning()).toBe(true)
    expect(await target.everything()).toBe(before)
    expect(statuses.get('400')).toBeGreaterThan(connections / 20)
    expect(statuses.get('431')).toBeGreaterThan(0)
  },
  600_000,
)

/** A refusal during HTTP parsing must have the same format as any other. */
function problemOf(response: string, status: string): string | undefined {
  if (status.startsWith('5') && status !== '501') return `status ${status}`
  if (status !== '431') return undefined
  return /\r\n\r\n\{"error":\{"code":431,"message":".+","status":"[A-Z_]+"\}\}$/.test(response)
    ? undefined
    : 'not an error body'
}
