import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FuzzProcess, inLanes, lanes, startFuzzProcess } from './tools/fuzz-process.ts'
import {
  type FuzzRequest,
  drawRequest,
  listenMessages,
  writeMessages,
} from './tools/fuzz-requests.ts'
import { type FuzzResponse, sendFuzz } from './tools/fuzz-send.ts'
import { problemOf } from './tools/fuzz-shape.ts'
import { createDraw, mutate, corruptText } from './tools/fuzz-values.ts'
import { createRandom } from './tools/random.ts'

const requests = 21_000
const sessions = 400
const mebibyte = 2 ** 20

let target: FuzzProcess
beforeAll(async () => {
  target = await startFuzzProcess()
})
afterAll(() => target.stop())

test('malformed requests get errors in the right format and change nothing', async () => {
  const draws = Array.from({ length: lanes }, (_, lane) => createDraw(createRandom(1_000 + lane)))
  const statuses = new Map<string, number>()
  const problems: string[] = []

  async function sendOne(lane: number): Promise<void> {
    const draw = draws[lane]
    if (!draw) return
    const fuzz = drawRequest(draw)
    const response = await sendFuzz(
      fuzz.service === 'hosting' ? target.hosting : target.emulator,
      fuzz,
    )
    if (!response) return
    // A mutated sign-up may still be valid, for example of an anonymous account.
    const { localId } = createdAccount(fuzz, response)
    if (localId !== undefined) await target.deleteAccount(localId)
    const key = `${fuzz.service} ${response.status}`
    statuses.set(key, (statuses.get(key) ?? 0) + 1)
    const problem = problemOf(fuzz, response)
    if (problem === undefined) return
    const summary = `${fuzz.method} ${fuzz.path.slice(0, 300)} ${fuzz.body.slice(0, 300)}`
    problems.push(`${problem}: ${summary} -> ${response.text.slice(0, 300)}`)
  }

  const before = await target.everything()
  await inLanes(requests / 3, sendOne)
  const early = await target.heapUsed()
  await inLanes((requests * 2) / 3, sendOne)
  expect(problems.slice(0, 5)).toEqual([])
  expect(await target.everything()).toBe(before)
  expect(target.isRunning()).toBe(true)
  const grown = (await target.heapUsed()) - early
  expect(grown / mebibyte).toBeLessThan(24)
  for (const refused of ['firestore 400', 'firestore 403', 'firestore 404', 'auth 400'])
    expect(statuses.get(refused)).toBeGreaterThan(200)
}, 120_000)

test('a malformed message ends its stream with a status and changes nothing', async () => {
  const draws = Array.from({ length: lanes }, (_, lane) => createDraw(createRandom(9_000 + lane)))
  const before = await target.everything()
  await inLanes(sessions, async (lane) => {
    const draw = draws[lane]
    if (!draw) return
    const kind = draw.of(['Listen', 'Write'])
    const url = `${target.emulator}/google.firestore.v1.Firestore/${kind}/channel?VER=8`
    const templates: readonly object[] = kind === 'Listen' ? listenMessages : writeMessages
    const form = new URLSearchParams({ ofs: '0' })
    const messages = templates.map((message) =>
      draw.oneIn(2)
        ? JSON.stringify(message)
        : corruptText(draw, JSON.stringify(mutate(draw, message))),
    )
    for (const [at, message] of [...messages, '{'].entries()) form.set(`req${at}___data__`, message)
    form.set('count', String(messages.length + 1))
    const body = form.toString()
    const opened = await plain(`${url}&RID=1&CVER=22`, 'POST', body)
    const [, id = ''] = /\["c","([^"]+)"/.exec(opened) ?? []
    let received = ''
    for (let arrayId = 0; !received.includes('"error":{"code":');) {
      received = await plain(`${url}&SID=${id}&RID=rpc&AID=${arrayId}&CI=1`, 'GET')
      for (const [, seen = '0'] of received.matchAll(/\[(\d+),\[/g))
        arrayId = Math.max(arrayId, Number(seen))
    }
    expect(received).not.toContain('INTERNAL')
    await plain(`${url}&SID=${id}&TYPE=terminate`, 'GET')
    expect(await plain(`${url}&SID=${id}&RID=rpc&AID=0&CI=1`, 'GET')).toBe('Error: Unknown SID')
  })
  expect(await target.everything()).toBe(before)
}, 120_000)

function createdAccount(
  { path }: FuzzRequest,
  { status, text }: FuzzResponse,
): { localId?: string } {
  return status === 200 && path.includes(':signUp') ? (JSON.parse(text) as object) : {}
}

/** Sends without a token, unlike the helpers that seed the data. */
async function plain(url: string, method: string, body?: string): Promise<string> {
  const response = await fetch(url, {
    method,
    ...(body !== undefined && {
      body,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    }),
  })
  return response.text()
}
