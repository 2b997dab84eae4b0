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
  'what is not HTTP is refused or cut by the %s, which goes on',
  async (service) => {
    const draws = Array.from({ length: lanes }, (_, lane) => createDraw(createRandom(5_000 + lane)))
    const statuses = new Map<string, number>()
    const problems: string[] = []
    const before = await target.everything()
    await inLanes(connections, async (lane) => {
      const draw = draws[lane]
      if (!draw) return
      const raw = drawRaw(draw)
      const answer = await sendRaw(target[service], raw)
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? (answer === '' ? 'cut' : 'http2')
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      const problem = problemOf(answer, status)
      if (problem !== undefined)
        problems.push(`${problem}: ${raw.bytes.toString('latin1').slice(0, 200)} -> ${answer}`)
    })
    expect(problems.slice(0, 3)).toEqual([])
    expect(target.isRunning()).toBe(true)
    expect(await target.everything()).toBe(before)
    expect(statuses.get('400')).toBeGreaterThan(connections / 20)
    expect(statuses.get('431')).toBeGreaterThan(0)
  },
  600_000,
)

/** A refusal before there is a request has the shape of any other. */
function problemOf(answer: string, status: string): string | undefined {
  if (status.startsWith('5') && status !== '501') return `status ${status}`
  if (status !== '431') return undefined
  return /\r\n\r\n\{"error":\{"code":431,"message":".+","status":"[A-Z_]+"\}\}$/.test(answer)
    ? undefined
    : 'not an error body'
}
