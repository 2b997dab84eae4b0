import { once } from 'node:events'
import { type IncomingMessage, get } from 'node:http'
import { connect } from 'node:http2'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { decodeMessage } from '#emulator/wire/grpc/decode-message.ts'
import { encodeMessage } from '#emulator/wire/grpc/encode-message.ts'
import { encodeGrpcFrame, readGrpcFrames } from '#emulator/wire/grpc/frames.ts'
import { type RawChannel, openRawChannel } from './tools/raw-channel.ts'
import { type Json, textOf } from './tools/rest-client.ts'
import { type TestEmulator, removeDataDir, startTestEmulator } from './tools/start-test-emulator.ts'

const database = 'projects/demo/databases/(default)'
const mebibyte = 1024 * 1024
/** Several times the limit of unsent data. */
const changes = 24
const length = mebibyte / 4

let emulator: TestEmulator
const warnings: string[] = []

beforeEach(async () => {
  warnings.length = 0
  emulator = await startTestEmulator({
    maxUnread: 2 * mebibyte,
    log: (level, text) => void (level === 'warn' && warnings.push(text)),
  })
})
afterEach(async () => {
  await emulator.close()
  removeDataDir(emulator.dataDir)
})

const listenTo = (more: object = {}) => ({
  database,
  addTarget: {
    targetId: 2,
    query: {
      parent: `${database}/documents`,
      structuredQuery: { from: [{ collectionId: 'board' }] },
    },
    ...more,
  },
})
const change = (n: number) => {
  const fields = { n: { integerValue: String(n) }, text: { stringValue: 'x'.repeat(length) } }
  return emulator.engine.commit([{ update: { name: emulator.name('board/a'), fields } }])
}

/** The newest `n` and resume token in the messages. */
function latestIn(messages: readonly Json[]): { n: string; token: string } {
  let [n, token] = ['', '']
  for (const message of messages) {
    const document = message['documentChange']?.['document']
    if (document) n = textOf(document['fields']?.['n']?.['integerValue'])
    token = textOf(message['targetChange']?.['resumeToken']) || token
  }
  return { n, token }
}

/** Polls until a document with this `n` arrives; returns the array id to continue from. */
async function pollUntil(channel: RawChannel, n: number, from = 0): Promise<number> {
  let last = from
  let news = ''
  while (news !== String(n)) {
    const arrays = await channel.poll(last)
    last = arrays.at(-1)?.[0] ?? last
    news = latestIn(arrays.map(([, [message]]) => message)).n || news
  }
  return last
}

test('closes a back channel that is not read; the client resumes without loss', async () => {
  const slow = await openRawChannel(emulator, 'Listen', 'owner', listenTo())
  const quick = await openRawChannel(emulator, 'Listen', 'owner', listenTo())
  const begun = await slow.poll(0)
  const last = begun.at(-1)?.[0] ?? 0
  const [unread] = (await once(
    get(slow.url({ RID: 'rpc', AID: last, CI: 0, TYPE: 'xmlhttp' })),
    'response',
  )) as [IncomingMessage]
  let read = 0
  for (let n = 1; n <= changes; n += 1) {
    await change(n)
    read = await pollUntil(quick, n, read)
  }
  unread.destroy()
  expect(warnings).toEqual([expect.stringContaining(slow.id)])
  const refused = await fetch(slow.url({ RID: 'rpc', AID: last, CI: 1 }))
  expect([refused.status, await refused.text()]).toEqual([400, 'Error: Unknown SID'])

  const { token } = latestIn(begun.map(([, [message]]) => message))
  const again = listenTo({ resumeToken: token, expectedCount: 0 })
  await pollUntil(await openRawChannel(emulator, 'Listen', 'owner', again), changes)
})

test('closes a gRPC stream that is not read; the client resumes without loss', async () => {
  const session = connect(emulator.url)
  const open = (request: object) => {
    const stream = session.request({
      ':method': 'POST',
      ':path': '/google.firestore.v1.Firestore/Listen',
      'content-type': 'application/grpc+proto',
      authorization: 'Bearer owner',
    })
    stream.on('error', () => {})
    stream.write(encodeGrpcFrame(encodeMessage('ListenRequest', request)))
    return stream
  }
  async function readUntil(stream: ReturnType<typeof open>, isMet: (n: string) => boolean) {
    const read: Json[] = []
    for await (const bytes of readGrpcFrames(stream)) {
      read.push(decodeMessage('ListenResponse', bytes) as Json)
      const isSnapshot = textOf(read.at(-1)?.['targetChange']?.['resumeToken']) !== ''
      if (isSnapshot && isMet(latestIn(read).n)) break
    }
    return latestIn(read)
  }

  const slow = open(listenTo())
  const { token } = await readUntil(slow, () => true)
  slow.pause()
  const ended = new Promise((resolve) => slow.on('close', resolve))
  for (let n = 1; n <= changes; n += 1) await change(n)
  slow.resume()
  await ended
  expect(warnings).toEqual([expect.stringContaining('gRPC')])

  const again = open(listenTo({ resumeToken: token }))
  expect((await readUntil(again, (n) => n !== '')).n).toBe(String(changes))
  session.close()
  again.close()
})
