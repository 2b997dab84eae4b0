import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unpackFiles } from '#sw/file-pack.ts'
import { appPackPath } from '#sw/app-pack-path.ts'
import { shiftWorkers } from './shift-workers.ts'

const dayMs = 86_400_000
const code = 'result = [Date.now(), new Date().getTime(), new Date(5).getTime()]'
let site: string

const read = (file: string) => readFileSync(join(site, 'dist', file), 'utf8')

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'daybook-shift-'))
  mkdirSync(join(site, 'dist', 'assets'), { recursive: true })
  for (const file of ['sw.js', 'assets/listen-worker-1a.js', 'assets/orders-2b.js'])
    writeFileSync(join(site, 'dist', file), code)
  shiftWorkers(site, -7 * dayMs)
})

afterEach(() => rmSync(site, { recursive: true, force: true }))

/** The times that a script reads in a worker or in a page, relative to the true time. */
function run(script: string, globals: object): number[] {
  const context = createContext({ ...globals, result: [] as number[] })
  runInContext(script, context)
  const [now = 0, made = 0, given = 0] = context['result']
  // Plus zero, as rounding gives -0 just before.
  const daysAhead = (at: number) => Math.round((at - Date.now()) / dayMs) + 0
  return [daysAhead(now), daysAhead(made), given]
}

test('a worker reads the shifted time, and a page that runs the same file the true one', () => {
  for (const file of ['sw.js', 'assets/listen-worker-1a.js']) {
    expect(run(read(file), { WorkerGlobalScope: {} })).toEqual([-7, -7, 5])
    expect(run(read(file), {})).toEqual([0, 0, 5])
  }
  expect(read('assets/orders-2b.js')).toBe(code)
})

test('the pack of the app’s files has the shifted workers', async () => {
  const bytes = gunzipSync(readFileSync(join(site, 'dist', appPackPath)))
  const packed: Record<string, string> = {}
  for await (const file of unpackFiles(new Blob([bytes]).stream()))
    packed[file.path] = new TextDecoder().decode(file.bytes)
  expect(packed['/assets/listen-worker-1a.js']).toBe(read('assets/listen-worker-1a.js'))
})
