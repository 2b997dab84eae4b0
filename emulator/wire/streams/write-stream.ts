import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { Log } from '#emulator/log.ts'
import { StatusError } from '#emulator/status.ts'
import type { Caller } from '#emulator/wire/caller.ts'
import type { GuardedEngine } from '#emulator/wire/guarded-engine.ts'
import { toStatusError } from '#emulator/wire/http/respond.ts'
import { invalid } from '#emulator/wire/parse/invalid.ts'
import type { Names } from '#emulator/wire/parse/names.ts'
import { parseWith } from '#emulator/wire/parse/parse-with.ts'
import { parseWrites } from '#emulator/wire/parse/parse-writes.ts'
import type { StreamHandler, StreamPeer } from '#emulator/wire/webchannel/types.ts'
import { throwIfExpired } from './throw-if-expired.ts'

/** The maximum number of waiting batches; the web SDK sends ten. */
const maxWaiting = 100

const Request = v.object({
  database: v.exactOptional(v.string()),
  streamId: v.exactOptional(v.string()),
  streamToken: v.exactOptional(v.string()),
  writes: v.exactOptional(v.unknown()),
})

interface WriteStreamOptions {
  readonly guarded: GuardedEngine
  readonly names: Names
  readonly clock: () => number
  readonly log: Log
}

/** The Write stream of one client: commits batches and responds in order. */
export function createWriteStream(
  { guarded, names, clock, log }: WriteStreamOptions,
  peer: StreamPeer,
  caller: Caller,
): StreamHandler {
  const streamId = randomBytes(8).toString('hex')
  let tokenCount = 0
  let isHandshakeDone = false
  let isOver = false
  let waiting = 0
  let last = Promise.resolve()

  function nextIds(): { streamId: string; streamToken: string } {
    tokenCount += 1
    return { streamId, streamToken: Buffer.from(`${streamId}.${tokenCount}`).toString('base64') }
  }

  function shakeHands(database: string | undefined): void {
    if (database !== names.database) throw invalid('database', `expected ${names.database}`)
    isHandshakeDone = true
    peer.send(nextIds())
  }

  async function commit(input: unknown): Promise<void> {
    if (isOver) return
    try {
      throwIfExpired(caller, clock)
      const result = await guarded.commit(caller, parseWrites(input, names))
      peer.send({ ...nextIds(), ...result })
    } catch (error) {
      if (!(error instanceof StatusError)) log('error', `Write stream: ${String(error)}`)
      peer.fail(toStatusError(error))
    }
  }

  async function commitAfter(previous: Promise<void>, writes: unknown): Promise<void> {
    await previous
    await commit(writes)
    waiting -= 1
  }

  return {
    receive(message) {
      const { database, writes } = parseWith(Request, message)
      if (!isHandshakeDone) return shakeHands(database)
      // Clients send an empty batch when they close the stream; it needs no response.
      if (writes === undefined || (Array.isArray(writes) && writes.length === 0)) return
      if (waiting >= maxWaiting)
        throw new StatusError('RESOURCE_EXHAUSTED', 'Too many batches are waiting on this stream.')
      waiting += 1
      last = commitAfter(last, writes)
    },
    tick: () => {},
    closed() {
      isOver = true
    },
  }
}
