import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundle } from '#emulator/bundle.js'
import { drawRequest, listenMessages, writeMessages } from './tools/fuzz-requests.ts'
import { sendFuzz } from './tools/fuzz-send.ts'
import { problemOf } from './tools/fuzz-shape.ts'
import { createDraw, spoil, spoilText } from './tools/fuzz-values.ts'
import { send, textOf } from './tools/http-client.ts'
import { createRandom } from './tools/random.ts'

const requests = 21_000
const sessions = 400
const lanes = 8
const mebibyte = 2 ** 20
const documents = '/v1/projects/demo/databases/(default)/documents'

const folder = mkdtempSync(join(tmpdir(), 'daybook-fuzz-'))
let child: ChildProcess
let emulator = ''
let hosting = ''

beforeAll(async () => {
  const script = await bundle(fileURLToPath(new URL('./tools/fuzz-target.ts', import.meta.url)))
  child = spawn(process.execPath, ['--expose-gc', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const [line] = child.stdout ? ((await once(child.stdout, 'data')) as [Buffer]) : ['']
  ;({ emulator, hosting } = JSON.parse(line.toString()) as { emulator: string; hosting: string })
  await post(`${emulator}${documents}:commit`, {
    writes: ['open/a', 'open/b', 'own/a'].map((path) => ({
      update: {
        name: `${documents.slice(4)}/${path}`,
        fields: { owner: { stringValue: 'u' }, n: { integerValue: '3' } },
      },
    })),
  })
  await post(`${emulator}/identitytoolkit.googleapis.com/v1/accounts:signUp`, {
    email: 'ann@example.com',
    password: 'correct horse',
  })
})

afterAll(() => {
  child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

async function post(url: string, body: object): Promise<string> {
  const answer = await send(url, 'POST', JSON.stringify(body))
  const text = await textOf(answer)
  expect(answer.statusCode, text).toBe(200)
  return text
}

/** Everything that is stored, documents and accounts. */
async function everything(): Promise<string> {
  const query = { structuredQuery: { from: [{ allDescendants: true }] } }
  const found = JSON.parse(await post(`${emulator}${documents}:runQuery`, query)) as {
    document: object
  }[]
  const accounts = '/identitytoolkit.googleapis.com/v1/projects/demo/accounts:query'
  const stored = found.map(({ document }) => document)
  return JSON.stringify([stored, await post(`${emulator}${accounts}`, {})])
}

async function heapUsed(): Promise<number> {
  child.send('memory')
  const [usage] = (await once(child, 'message')) as [NodeJS.MemoryUsage]
  return usage.heapUsed + usage.external
}

async function inLanes(count: number, run: (lane: number) => Promise<void>): Promise<void> {
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let done = 0; done < count / lanes; done += 1) await run(lane)
    }),
  )
}

test('broken requests are refused in the right shape and change nothing', async () => {
  const draws = Array.from({ length: lanes }, (_, lane) => createDraw(createRandom(1_000 + lane)))
  const statuses = new Map<string, number>()
  const problems: string[] = []

  async function ask(lane: number): Promise<void> {
    const draw = draws[lane]
    if (!draw) return
    const fuzz = drawRequest(draw)
    const answer = await sendFuzz(fuzz.service === 'hosting' ? hosting : emulator, fuzz)
    if (!answer) return
    const key = `${fuzz.service} ${answer.status}`
    statuses.set(key, (statuses.get(key) ?? 0) + 1)
    const problem = problemOf(fuzz, answer)
    if (problem === undefined) return
    const asked = `${fuzz.method} ${fuzz.path.slice(0, 300)} ${fuzz.body.slice(0, 300)}`
    problems.push(`${problem}: ${asked} -> ${answer.text.slice(0, 300)}`)
  }

  const before = await everything()
  await inLanes(requests / 3, ask)
  const early = await heapUsed()
  await inLanes((requests * 2) / 3, ask)
  expect(problems.slice(0, 5)).toEqual([])
  expect(await everything()).toBe(before)
  expect(child.exitCode).toBeNull()
  const grown = (await heapUsed()) - early
  expect(grown / mebibyte).toBeLessThan(24)
  for (const refused of ['firestore 400', 'firestore 403', 'firestore 404', 'auth 400'])
    expect(statuses.get(refused)).toBeGreaterThan(200)
}, 120_000)

test('a broken message ends its stream with a status and changes nothing', async () => {
  const draws = Array.from({ length: lanes }, (_, lane) => createDraw(createRandom(9_000 + lane)))
  const before = await everything()
  await inLanes(sessions, async (lane) => {
    const draw = draws[lane]
    if (!draw) return
    const kind = draw.of(['Listen', 'Write'])
    const url = `${emulator}/google.firestore.v1.Firestore/${kind}/channel?VER=8`
    const templates: readonly object[] = kind === 'Listen' ? listenMessages : writeMessages
    const form = new URLSearchParams({ ofs: '0' })
    const messages = templates.map((message) =>
      draw.once(2)
        ? JSON.stringify(message)
        : spoilText(draw, JSON.stringify(spoil(draw, message))),
    )
    for (const [at, message] of [...messages, '{'].entries()) form.set(`req${at}___data__`, message)
    form.set('count', String(messages.length + 1))
    const body = form.toString()
    const opened = await plain(`${url}&RID=1&CVER=22`, 'POST', body)
    const [, id = ''] = /\["c","([^"]+)"/.exec(opened) ?? []
    let heard = ''
    for (let arrayId = 0; !heard.includes('"error":{"code":');) {
      heard = await plain(`${url}&SID=${id}&RID=rpc&AID=${arrayId}&CI=1`, 'GET')
      for (const [, seen = '0'] of heard.matchAll(/\[(\d+),\[/g))
        arrayId = Math.max(arrayId, Number(seen))
    }
    expect(heard).not.toContain('INTERNAL')
    await plain(`${url}&SID=${id}&TYPE=terminate`, 'GET')
    expect(await plain(`${url}&SID=${id}&RID=rpc&AID=0&CI=1`, 'GET')).toBe('Error: Unknown SID')
  })
  expect(await everything()).toBe(before)
}, 120_000)

/** As nobody: the helpers that seed the data ask as the owner. */
async function plain(url: string, method: string, body?: string): Promise<string> {
  const answer = await fetch(url, {
    method,
    ...(body !== undefined && {
      body,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    }),
  })
  return answer.text()
}
