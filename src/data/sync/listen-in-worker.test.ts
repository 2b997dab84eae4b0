import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ListenAnswer } from '../remote/listen-worker.ts'
import { listenInWorker } from './listen-in-worker.ts'

/** A worker that the test answers for. */
class ScriptedWorker extends EventTarget {
  static readonly all: ScriptedWorker[] = []
  isTerminated = false
  constructor() {
    super()
    ScriptedWorker.all.push(this)
  }
  postMessage(): void {}
  terminate(): void {
    this.isTerminated = true
  }
  say(kind: ListenAnswer['kind']): void {
    this.dispatchEvent(new MessageEvent('message', { data: { kind } }))
  }
}

beforeEach(() => {
  ScriptedWorker.all.length = 0
  vi.stubGlobal('Worker', ScriptedWorker)
})
afterEach(() => vi.unstubAllGlobals())

function begin() {
  const ended = new AbortController()
  const config = { projectId: 'p', apiKey: 'k' }
  const open = () =>
    listenInWorker({ uid: 'u1', config, onServerAnswer: () => undefined, signal: ended.signal })
  return { ended, open }
}

test('no worker is started for a user who signed out while its code was loading', async () => {
  const { ended, open } = begin()
  ended.abort()
  expect(await open()).toBeUndefined()
  expect(ScriptedWorker.all).toEqual([])
})

test('signing out ends a worker that has not started', async () => {
  const { ended, open } = begin()
  const opening = open()
  ended.abort()
  expect(await opening).toBeUndefined()
  expect(ScriptedWorker.all.map(({ isTerminated }) => isTerminated)).toEqual([true])
})

test('a worker whose user has changed ends, so that another can start', async () => {
  const { open } = begin()
  const opening = open()
  const [worker] = ScriptedWorker.all
  worker?.say('begun')
  const remote = await opening
  worker?.say('stranger')
  await remote?.broken
  expect(remote && worker?.isTerminated).toBe(true)
})

test('if Firebase Auth has someone else, nothing is followed', async () => {
  const { open } = begin()
  const opening = open()
  ScriptedWorker.all[0]?.say('stranger')
  expect(await opening).toBeUndefined()
})
