import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerWorker } from './register-worker.ts'
import { applyUpdate, updateState } from './update.ts'

class Worker extends EventTarget {
  readonly scriptURL = 'https://daybook.example/sw.js'
  readonly received: unknown[] = []
  state: ServiceWorkerState
  constructor(state: ServiceWorkerState) {
    super()
    this.state = state
  }
  postMessage(message: unknown): void {
    this.received.push(message)
  }
  become(state: ServiceWorkerState): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

/** A registration whose browser finds new versions on request. */
class Registration extends EventTarget {
  installing: Worker | null = null
  waiting: Worker | null = null
  find(): Worker {
    const worker = new Worker('installing')
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
    return worker
  }
  async finish(worker: Worker): Promise<void> {
    this.installing = null
    this.waiting = worker
    worker.become('installed')
    await vi.advanceTimersByTimeAsync(1000)
  }
}

const state = () => getDefaultStore().get(updateState)
let registration: Registration
let container: EventTarget & { controller: Worker | null; register: () => Promise<unknown> }
const reload = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  getDefaultStore().set(updateState, 'none')
  reload.mockClear()
  registration = new Registration()
  container = Object.assign(new EventTarget(), {
    controller: new Worker('activated'),
    register: async () => registration,
  })
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { readyState: 'complete' }))
  vi.stubGlobal('location', { href: 'https://daybook.example/', reload })
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an update is offered once it waits, and the page reloads when the user takes it', async () => {
  await registerWorker()
  const next = registration.find()
  expect(state()).toBe('none')
  await registration.finish(next)
  expect(state()).toBe('ready')
  applyUpdate()
  expect(next.received).toEqual([{ type: 'skip-waiting' }])
  expect(reload).not.toHaveBeenCalled()
  container.controller = next
  container.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledOnce()
})

test('an update that was downloaded before this start is offered', async () => {
  registration.waiting = new Worker('installed')
  await registerWorker()
  await vi.advanceTimersByTimeAsync(1000)
  expect(state()).toBe('ready')
})

test('an update that another tab applies does not reload this page', async () => {
  await registerWorker()
  await registration.finish(registration.find())
  container.dispatchEvent(new Event('controllerchange'))
  expect(state()).toBe('elsewhere')
  expect(reload).not.toHaveBeenCalled()
})

test('the first installation is not an update', async () => {
  container.controller = null
  vi.stubGlobal(
    'fetch',
    async () => new Response('', { headers: { 'content-type': 'text/javascript' } }),
  )
  await registerWorker()
  const first = registration.find()
  first.become('installed')
  first.become('activating')
  container.controller = first
  first.become('activated')
  container.dispatchEvent(new Event('controllerchange'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(state()).toBe('none')
})

test('updates are still offered after one that could not be downloaded', async () => {
  await registerWorker()
  await vi.advanceTimersByTimeAsync(3_600_000)
  registration.find().become('redundant')
  await vi.advanceTimersByTimeAsync(1000)
  await registration.finish(registration.find())
  expect(state()).toBe('ready')
})

test('a page that the server answers in place of the worker is not registered', async () => {
  container.controller = null
  const register = vi.spyOn(container, 'register')
  vi.stubGlobal('fetch', async () => new Response('', { headers: { 'content-type': 'text/html' } }))
  await registerWorker()
  expect(register).not.toHaveBeenCalled()
})
