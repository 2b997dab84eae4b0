import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBacklog } from '#emulator/wire/backlog.ts'
import { type Session, createSession } from './session.ts'
import type { StreamPeer } from './types.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setImmediate'] }))
afterEach(() => void vi.useRealTimers())

/** A response that collects writes; `isSlow` makes each write report a full buffer. */
function fakeResponse(isSlow = false) {
  const emitter = new EventEmitter()
  const written: string[] = []
  let isEnded = false
  const response = Object.assign(emitter, {
    write(text: string) {
      written.push(text)
      return !isSlow
    },
    end() {
      isEnded = true
    },
  }) as unknown as ServerResponse
  return { response, written, isEnded: () => isEnded }
}

function open() {
  let now = 0
  let peer: StreamPeer | undefined
  const closed = vi.fn<() => void>()
  const onClose = vi.fn<() => void>()
  const session: Session = createSession({
    id: 's',
    kind: 'Listen',
    open(given) {
      peer = given
      return { receive: () => {}, tick: () => {}, closed }
    },
    backlog: createBacklog(4 * 1024 * 1024),
    clock: () => now,
    log: () => {},
    onClose,
  })
  return {
    session,
    closed,
    onClose,
    send: (message: object): void => {
      peer?.send(message)
      vi.runAllTimers()
    },
    pass: (milliseconds: number): void => {
      now += milliseconds
      session.tick()
      vi.runAllTimers()
    },
  }
}

test('keeps a silent back channel alive', () => {
  const { session, pass } = open()
  const { response, written } = fakeResponse()
  session.attach(response, 0, true)
  expect(written).toEqual(['14\n[[1,["noop"]]]'])
  pass(20_000)
  expect(written.length).toBe(1)
  pass(10_000)
  expect(written[1]).toBe('14\n[[2,["noop"]]]')
})

test('stays open without a back channel for a while, then closes', () => {
  const { session, pass, closed, onClose, send } = open()
  const { response } = fakeResponse()
  session.attach(response, 0, true)
  pass(200_000)
  response.emit('close')
  pass(80_000)
  send({ n: 1 })
  expect(onClose).not.toHaveBeenCalled()
  const later = fakeResponse()
  session.attach(later.response, 2, true)
  expect(later.written).toEqual(['15\n[[3,[{"n":1}]]]'])
  later.response.emit('close')
  pass(91_000)
  expect([closed.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
})

test('waits for the drain event of a slow connection', () => {
  const { session, send } = open()
  const { response, written } = fakeResponse(true)
  session.attach(response, 0, true)
  send({ n: 1 })
  send({ n: 2 })
  expect(written.length).toBe(1)
  response.emit('drain')
  expect(written[1]).toBe('29\n[[2,[{"n":1}]],[3,[{"n":2}]]]')
})

test('destroys a back channel that is not read, and keeps its messages', () => {
  const { session, send, pass, onClose } = open()
  const stalled = fakeResponse(true)
  const destroy = vi.fn<() => void>()
  Object.assign(stalled.response, { destroy })
  session.attach(stalled.response, 0, true)
  send({ n: 1 })
  pass(50_000)
  expect(destroy).not.toHaveBeenCalled()
  pass(20_000)
  expect(destroy).toHaveBeenCalledOnce()
  const fresh = fakeResponse()
  expect(session.attach(fresh.response, 1, true)).toBe(true)
  expect(fresh.written).toEqual(['15\n[[2,[{"n":1}]]]'])
  expect(onClose).not.toHaveBeenCalled()
})

test('renews a back channel after a certain size, so that the queue is acknowledged', () => {
  const { session, send } = open()
  const { response, isEnded } = fakeResponse()
  session.attach(response, 0, true)
  send({ text: 'x'.repeat(600_000) })
  expect(isEnded()).toBe(false)
  send({ text: 'x'.repeat(600_000) })
  expect(isEnded()).toBe(true)
  expect(session.status()).toEqual([0, 3, expect.any(Number)])
  session.attach(fakeResponse().response, 3, true)
  expect(session.status()[2]).toBeLessThan(10)
})

test('closes the session of a client that never fetches its messages', () => {
  const { send, onClose } = open()
  const message = { text: 'x'.repeat(100 * 1024) }
  for (let n = 0; n < 70 && onClose.mock.calls.length === 0; n += 1) send(message)
  expect(onClose).toHaveBeenCalledOnce()
})
