import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openRawChannel, parseFrames } from './tools/raw-channel.ts'
import { type Json, signUpUser, textOf } from './tools/rest-client.ts'
import { type TestEmulator, removeDataDir, startTestEmulator } from './tools/start-test-emulator.ts'

const database = 'projects/demo/databases/(default)'

let emulator: TestEmulator
let token: string
let uid: string

beforeEach(async () => {
  emulator = await startTestEmulator()
  ;({ token, uid } = await signUpUser(emulator))
})
afterEach(async () => {
  await emulator.close()
  removeDataDir(emulator.dataDir)
})

const boardQuery = {
  query: {
    parent: `${database}/documents`,
    structuredQuery: {
      from: [{ collectionId: 'board' }],
      orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
    },
  },
}
const addBoard = (more: object = {}) => ({
  database,
  addTarget: { targetId: 2, ...boardQuery, ...more },
})
const put = (path: string, fields: object = {}) =>
  emulator.engine.commit([{ update: { name: emulator.name(path), fields: { ...fields } } }])

/** Summarizes the messages. */
function brief(messages: readonly (readonly [number, readonly [Json]])[]): string[] {
  return messages.map(([, [message]]) => {
    const change = message['targetChange']
    const document =
      message['documentChange'] ?? message['documentDelete'] ?? message['documentRemove']
    if (change) return textOf(change['targetChangeType']) || 'SNAPSHOT'
    if (message['filter']) return `FILTER ${JSON.stringify(message['filter']['count'])}`
    if (message['error']) return textOf(message['error']['status'])
    if (!document) return JSON.stringify(message)
    const name = textOf(document['document']) || textOf(document['document']?.['name'])
    const [kind = ''] = Object.keys(message)
    return `${kind} ${name.split('/').slice(-2).join('/')}${document['targetIds'] ? '' : ' leaves'}`
  })
}

function lastToken(messages: readonly (readonly [number, readonly [Json]])[]): string {
  return textOf(messages.at(-1)?.[1][0]['targetChange']?.['resumeToken'])
}

test('resends only messages that were not acknowledged', async () => {
  await put('board/a')
  const channel = await openRawChannel(emulator, 'Listen', token, addBoard())
  const first = await channel.poll(0)
  expect(brief(first)).toEqual(['ADD', 'documentChange board/a', 'CURRENT', 'SNAPSHOT'])
  expect(first.map(([id]) => id)).toEqual([1, 2, 3, 4])
  expect(await channel.poll(0)).toEqual(first)
  expect(await channel.poll(2)).toEqual(first.slice(2))
  const waiting = channel.poll(4)
  await put('board/b')
  expect(brief(await waiting)).toEqual(['documentChange board/b', 'SNAPSHOT'])
  const forgotten = await fetch(channel.url({ RID: 'rpc', AID: 1, CI: 1 }))
  expect([forgotten.status, await forgotten.text()]).toEqual([400, 'Error: Unknown SID'])
})

test('handles each message once, even if it is sent repeatedly', async () => {
  const channel = await openRawChannel(emulator, 'Write', token, { database })
  const increment = {
    streamToken: 'AA==',
    writes: [
      {
        update: { name: emulator.name('board/n'), fields: {} },
        updateMask: {},
        updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
      },
    ],
  }
  await channel.send(1, increment)
  await channel.send(1, increment)
  await channel.send(1, increment, increment)
  await channel.send(3, increment)
  await expect
    .poll(() => emulator.engine.get(emulator.name('board/n'))?.fields['n'])
    .toEqual({ integerValue: '3' })
  const skipped = await channel.send(9, increment)
  expect(skipped.status).toBe(400)
})

test('answers ten simultaneous batches in order, each with a later time', async () => {
  const channel = await openRawChannel(emulator, 'Write', token, { database })
  const batches = Array.from({ length: 10 }, (_, at) => ({
    streamToken: 'AA==',
    writes: Array.from({ length: at + 1 }, (_none, n) => ({
      update: { name: emulator.name(`board/b${at}-${n}`), fields: {} },
    })),
  }))
  await channel.send(1, ...batches)
  const received: (readonly [number, readonly [Json]])[] = []
  while (received.length < 11) received.push(...(await channel.poll(received.at(-1)?.[0] ?? 0)))
  const responses = received.slice(1).map(([, [message]]) => message)
  expect(responses.map((response) => response['writeResults']?.['length'])).toEqual(
    batches.map(({ writes }) => writes.length),
  )
  const times = responses.map((response) => textOf(response['commitTime']))
  expect(new Set(times).size).toBe(10)
  expect(times.toSorted()).toEqual(times)
})

test('loses no message when the client closes a connection midway', async () => {
  const channel = await openRawChannel(emulator, 'Listen', token, addBoard())
  const last = (await channel.poll(0)).at(-1)?.[0] ?? 0
  const { pathname, search } = new URL(
    channel.url({ RID: 'rpc', AID: last, CI: 0, TYPE: 'xmlhttp' }),
  )
  const socket = connect(emulator.port, '127.0.0.1')
  socket.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  await once(socket, 'data')
  socket.end()
  socket.resume()
  await once(socket, 'close')
  await put('board/late')
  const back = brief(await channel.poll(last))
  expect(back.filter((text) => text !== '"noop"')).toEqual([
    'documentChange board/late',
    'SNAPSHOT',
  ])
})

test('ends the write stream at an error, without applying later writes', async () => {
  const channel = await openRawChannel(emulator, 'Write', token, { database })
  const set = (path: string) => ({
    streamToken: 'AA==',
    writes: [{ update: { name: emulator.name(path), fields: {} } }],
  })
  await channel.send(1, set('board/a'), set('notes/x'), set('board/b'))
  const received: (readonly [number, readonly [Json]])[] = []
  while (!received.some(([, [message]]) => message['error']))
    received.push(...(await channel.poll(received.at(-1)?.[0] ?? 0)))
  expect(received[0]?.[1][0]['streamToken']).toBeDefined()
  expect(received[1]?.[1][0]['writeResults']?.['length']).toBe(1)
  expect(brief(received).at(-1)).toBe('PERMISSION_DENIED')
  await channel.send(4, set('board/c'))
  expect(
    ['a', 'b', 'c'].map((id) => emulator.engine.get(emulator.name(`board/${id}`)) !== undefined),
  ).toEqual([true, false, false])
})

test('a newer back channel replaces the older one', async () => {
  const channel = await openRawChannel(emulator, 'Listen', token, addBoard())
  const older = fetch(channel.url({ RID: 'rpc', AID: 0, CI: 0 }))
  const olderText = older.then((response) => response.text())
  await older
  const newer = await fetch(channel.url({ RID: 'rpc', AID: 0, CI: 0 }))
  expect(parseFrames(await olderText).length).toBeGreaterThan(0)
  const status = await channel.send(1)
  expect(parseFrames(await status.text()).slice(0, 1)).toEqual([1])
  await fetch(channel.url({ TYPE: 'terminate' }), { method: 'POST' })
  expect(parseFrames(await newer.text()).length).toBe(3)
})

test('a streaming back channel without messages immediately sends a noop', async () => {
  const channel = await openRawChannel(emulator, 'Listen', token)
  const response = await fetch(channel.url({ RID: 'rpc', AID: 0, CI: 0 }))
  const reader = response.body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  expect(new TextDecoder().decode(value)).toBe('14\n[[1,["noop"]]]')
  await reader?.cancel()
})

test('refuses a session that has ended, never existed, or is of another kind', async () => {
  const channel = await openRawChannel(emulator, 'Listen', token)
  await fetch(channel.url({ TYPE: 'terminate' }))
  for (const url of [
    channel.url({ RID: 'rpc', AID: 0 }),
    channel.url({ SID: 'nonsense', RID: 'rpc', AID: 0 }),
    (await openRawChannel(emulator, 'Listen', token)).url({ RID: 3 }).replace('Listen', 'Write'),
  ]) {
    const response = await fetch(url)
    expect([response.status, (await response.text()).indexOf('Unknown SID') > 0]).toEqual([
      400,
      true,
    ])
  }
})

test('resuming sends only changes and the number of results', async () => {
  await put('board/a')
  await put('board/b')
  const first = await (await openRawChannel(emulator, 'Listen', token, addBoard())).poll(0)
  await put('board/c')
  await emulator.engine.commit([{ delete: emulator.name('board/a') }])
  const again = addBoard({ resumeToken: lastToken(first), expectedCount: 2 })
  const resumed = await (await openRawChannel(emulator, 'Listen', token, again)).poll(0)
  expect(brief(resumed)).toEqual([
    'ADD',
    'documentChange board/c',
    'documentDelete board/a leaves',
    'FILTER 2',
    'CURRENT',
    'SNAPSHOT',
  ])
})

test('a resume token of other data starts a new query', async () => {
  await put('board/a')
  const resumeToken = Buffer.from('1|elsewhere|2026-01-01T00:00:00.000000Z').toString('base64')
  const channel = await openRawChannel(emulator, 'Listen', token, addBoard({ resumeToken }))
  expect(brief(await channel.poll(0))).toEqual([
    'ADD',
    'RESET',
    'documentChange board/a',
    'CURRENT',
    'SNAPSHOT',
  ])
})

test('serves many targets at once, without messages for removed ones; `once` ends by itself', async () => {
  const documents = { documents: [emulator.name('board/a'), emulator.name('board/z')] }
  const channel = await openRawChannel(
    emulator,
    'Listen',
    token,
    addBoard(),
    { database, addTarget: { targetId: 4, documents } },
    { database, addTarget: { targetId: 6, ...boardQuery, once: true } },
    { database, removeTarget: 2 },
  )
  const opened = await channel.poll(0)
  expect(brief(opened)).toEqual([
    'ADD',
    'CURRENT',
    'SNAPSHOT',
    'ADD',
    'CURRENT',
    'SNAPSHOT',
    'ADD',
    'CURRENT',
    'SNAPSHOT',
    'REMOVE',
    'REMOVE',
  ])
  await put('board/b')
  await put('board/z')
  const next = await channel.poll(opened.length)
  expect(brief(next)).toEqual(['documentChange board/z', 'SNAPSHOT'])
  await emulator.engine.commit([{ delete: emulator.name('board/z') }])
  expect(brief(await channel.poll(opened.length + 2))).toEqual([
    'documentDelete board/z leaves',
    'SNAPSHOT',
  ])
})

test('assigns an id to a target without one', async () => {
  await put('board/a')
  const { targetId: _, ...unnamed } = addBoard().addTarget
  const channel = await openRawChannel(
    emulator,
    'Listen',
    token,
    addBoard(),
    { database, addTarget: unnamed },
    { database, addTarget: { ...unnamed, targetId: 0 } },
  )
  const messages = await channel.poll(0)
  const added = messages.flatMap(([, [{ targetChange: change }]]) =>
    textOf(change?.['targetChangeType']) === 'ADD' ? [change?.['targetIds']?.[0]] : [],
  )
  expect(added).toEqual([2, 3, 4])
})

test('removes a document that may no longer be read without sending its content', async () => {
  await put('notes/n', { owner: { stringValue: uid } })
  const mine = {
    fieldFilter: { field: { fieldPath: 'owner' }, op: 'EQUAL', value: { stringValue: uid } },
  }
  const query = {
    parent: `${database}/documents`,
    structuredQuery: { from: [{ collectionId: 'notes' }], where: mine },
  }
  const channel = await openRawChannel(
    emulator,
    'Listen',
    token,
    { database, addTarget: { targetId: 2, query } },
    { database, addTarget: { targetId: 4, documents: { documents: [emulator.name('notes/n')] } } },
  )
  const opened = await channel.poll(0)
  await put('notes/n', { owner: { stringValue: 'somebody' }, secret: { booleanValue: true } })
  const received = await channel.poll(opened.length)
  expect(brief(received)).toEqual(['documentRemove notes/n leaves', 'REMOVE', 'SNAPSHOT'])
  expect(JSON.stringify(received)).not.toContain('secret')
})

test('removes a denied target with its cause and keeps the others', async () => {
  const notes = { ...boardQuery.query.structuredQuery, from: [{ collectionId: 'notes' }] }
  const channel = await openRawChannel(
    emulator,
    'Listen',
    token,
    {
      database,
      addTarget: { targetId: 8, query: { ...boardQuery.query, structuredQuery: notes } },
    },
    { database, addTarget: { targetId: 10, query: { ...boardQuery.query, structuredQuery: {} } } },
    addBoard(),
  )
  const received = await channel.poll(0)
  expect(brief(received)).toEqual(['REMOVE', 'REMOVE', 'ADD', 'CURRENT', 'SNAPSHOT'])
  expect(received[0]?.[1][0]['targetChange']).toEqual({
    targetChangeType: 'REMOVE',
    targetIds: [8],
    cause: { code: 7, message: 'Missing or insufficient permissions.' },
  })
  expect(received[1]?.[1][0]['targetChange']?.['cause']?.['code']).toBe(3)
})

test('ends the stream with a status for an invalid token or message', async () => {
  const status = async (kind: 'Listen' | 'Write', bearer: string, ...messages: unknown[]) =>
    brief(await (await openRawChannel(emulator, kind, bearer, ...messages)).poll(0))
  expect(await status('Listen', 'nonsense', addBoard())).toEqual(['UNAUTHENTICATED'])
  expect(await status('Listen', token, '{')).toEqual(['INVALID_ARGUMENT'])
  expect(await status('Listen', token, { database })).toEqual(['INVALID_ARGUMENT'])
  expect(await status('Listen', token, { database: 'projects/x/databases/y' })).toEqual([
    'INVALID_ARGUMENT',
  ])
  expect(await status('Write', token, { writes: [] })).toEqual(['INVALID_ARGUMENT'])
  expect(await status('Write', token, 7)).toEqual(['INVALID_ARGUMENT'])
})

test('answers malformed channel requests with a 4xx', async () => {
  const base = `${emulator.url}/google.firestore.v1.Firestore`
  for (const [path, method, body] of [
    ['Listen/channel?VER=8&RID=1', 'POST', 'count=x'],
    ['Listen/channel?VER=8&RID=1', 'POST', 'count=1&ofs=0'],
    ['Listen/channel?VER=8&RID=1', 'POST', 'count=999999&ofs=0'],
    ['Listen/channel?VER=8&RID=1', 'POST', 'count=1&ofs=5&req0___data__={}'],
    ['Listen/channel?VER=8', 'GET', undefined],
    ['Nonsense/channel?VER=8&RID=1', 'POST', 'count=0'],
    ['Listen/channel?SID=%00&RID=rpc&AID=x', 'GET', undefined],
  ] as const) {
    const response = await fetch(`${base}/${path}`, {
      method,
      ...(body !== undefined && { body }),
    })
    expect([path, response.status >= 400 && response.status < 500]).toEqual([path, true])
  }
})
