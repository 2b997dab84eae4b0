import { once } from 'node:events'
import { type ClientHttp2Stream, connect as connectHttp2 } from 'node:http2'
import { type Socket, connect } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { encodeMessage } from '#emulator/wire/grpc/encode-message.ts'
import { encodeGrpcFrame } from '#emulator/wire/grpc/frames.ts'
import { type TestEmulator, removeDataDir, startTestEmulator } from './tools/start-test-emulator.ts'

// Clients that disconnect during a request: phones without signal, closed tabs, killed tests.
let emulator: TestEmulator
let logged: string[] = []
const printed = vi.spyOn(console, 'error').mockImplementation(() => {})

beforeEach(async () => {
  logged = []
  printed.mockClear()
  emulator = await startTestEmulator({
    allowUnsigned: true,
    log: (level, message) => logged.push(`${level} ${message}`),
  })
  const text = { stringValue: 'x'.repeat(100_000) }
  await emulator.engine.commit(
    Array.from({ length: 50 }, (_, n) => ({
      update: { name: emulator.name(`board/${n}`), fields: { text } },
    })),
  )
})
afterEach(async () => {
  await emulator.close()
  removeDataDir(emulator.dataDir)
})

/** Once this request is answered, the server has handled everything that it received before. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    const answer = await fetch(`${emulator.url}/`)
    expect(answer.status).toBe(200)
    await answer.text()
  }
}

async function dial(text: string): Promise<Socket> {
  const socket = connect(emulator.port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

const head = (line: string, ...headers: string[]): string =>
  [line, 'Host: 127.0.0.1', 'Authorization: Bearer owner', ...headers, '', ''].join('\r\n')
const documents = '/v1/projects/demo/databases/(default)/documents'

test.each([
  ['within a request line', 'POST /v1/pro'],
  ['within a body', `${head(`POST ${documents}:commit HTTP/1.1`, 'Content-Length: 1000')}{"wri`],
  [
    'within a body in chunks',
    `${head(`POST ${documents}:commit HTTP/1.1`, 'Transfer-Encoding: chunked')}5\r\n{"w`,
  ],
  [
    'within a sign-in',
    `${head('POST /identitytoolkit.googleapis.com/v1/accounts:signUp HTTP/1.1', 'Content-Length: 9')}{`,
  ],
  [
    'within rules',
    `${head('PUT /emulator/v1/projects/demo:securityRules HTTP/1.1', 'Content-Length: 99')}{`,
  ],
  [
    'within the opening of a stream',
    `${head('POST /google.firestore.v1.Firestore/Listen/channel?VER=8 HTTP/1.1', 'Content-Length: 99')}count`,
  ],
  ['within HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0'],
])('logs nothing about a client that disconnects %s', async (_, sent) => {
  for (const leave of ['end', 'destroy', 'resetAndDestroy'] as const) {
    const socket = await dial(sent)
    await settled()
    socket[leave]()
    await settled()
    socket.destroy()
  }
  expect([logged, printed.mock.calls]).toEqual([[], []])
})

test('logs nothing about a client that disconnects before it has read the response', async () => {
  for (const leave of ['destroy', 'resetAndDestroy'] as const) {
    const socket = await dial(head(`GET ${documents}/board?pageSize=50 HTTP/1.1`))
    await once(socket, 'readable')
    socket[leave]()
    await settled()
  }
  expect([logged, printed.mock.calls]).toEqual([[], []])
})

test('logs nothing about a client that disconnects while its write waits for a lock', async () => {
  const transaction = emulator.engine.beginTransaction({ locks: true })
  await emulator.engine.lock(transaction, { documents: [emulator.name('board/0')] })
  const socket = await dial(head(`DELETE ${documents}/board/0 HTTP/1.1`))
  await expect.poll(() => emulator.engine.lockWaits()).toBe(1)
  socket.resetAndDestroy()
  await settled()
  emulator.engine.rollback(transaction)
  await expect.poll(() => emulator.engine.get(emulator.name('board/0'))).toBeUndefined()
  await settled()
  expect([logged, printed.mock.calls]).toEqual([[], []])
})

const listen = encodeGrpcFrame(
  encodeMessage('ListenRequest', {
    database: 'projects/demo/databases/(default)',
    addTarget: {
      targetId: 2,
      query: {
        parent: 'projects/demo/databases/(default)/documents',
        structuredQuery: { from: [{ collectionId: 'board' }] },
      },
    },
  }),
)

test.each<[string, string, Buffer, boolean]>([
  ['before its message', 'Listen', Buffer.alloc(0), false],
  ['within its message', 'Commit', listen.subarray(0, 7), false],
  ['while it listens', 'Listen', listen, true],
])('logs nothing about a gRPC client that disconnects %s', async (_, method, bytes, isAnswered) => {
  const leave: ((stream: ClientHttp2Stream, socket: Socket) => void)[] = [
    (stream) => stream.close(8),
    (stream) => stream.session?.close(),
    (stream) => stream.session?.destroy(),
    (_stream, socket) => socket.destroy(),
    (_stream, socket) => socket.resetAndDestroy(),
  ]
  for (const go of leave) {
    const socket = await dial('')
    const session = connectHttp2(emulator.url, { createConnection: () => socket })
    session.on('error', () => {})
    const stream = session.request({
      ':method': 'POST',
      ':path': `/google.firestore.v1.Firestore/${method}`,
      'content-type': 'application/grpc',
      authorization: 'Bearer owner',
      te: 'trailers',
    })
    stream.on('error', () => {})
    stream.write(bytes)
    if (isAnswered) await once(stream, 'readable')
    else await settled()
    go(stream, socket)
    await settled()
    session.destroy()
    await settled()
  }
  expect([logged, printed.mock.calls]).toEqual([[], []])
})
