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

/** Batches that may wait for their turn; the web SDK keeps ten. */
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

/** One client's Write stream: batches committed and answered in the order they came. */
export function createWriteStream(
  { guarded, names, clock, log }: WriteStreamOptions,
  peer: StreamPeer,
  caller: Caller,
): StreamHandler {
  const streamId = randomBytes(8).toString('hex')
  let tokenCount = 0
  let isShaken = false
  let isOver = false
  let waiting = 0
  let last = Promise.resolve()

  function nextIds(): { streamId: string; streamToken: string } {
    tokenCount += 1
    return { streamId, streamToken: Buffer.from(`${streamId}.${tokenCount}`).toString('base64') }
  }

  function greet(database: string | undefined): void {
    if (database !== names.database)
      throw invalid('database', `this server holds ${names.database}`)
    isShaken = true
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

  async function afterwards(previous: Promise<void>, writes: unknown): Promise<void> {
    await previous
    await commit(writes)
    waiting -= 1
  }

  return {
    receive(message) {
      const { database, writes } = parseWith(Request, message)
      if (!isShaken) return greet(database)
      // The client's farewell: nothing to write, nothing to answer.
      if (writes === undefined || (Array.isArray(writes) && writes.length === 0)) return
      if (waiting >= maxWaiting)
        throw new StatusError('RESOURCE_EXHAUSTED', 'Too many batches wait on this stream.')
      waiting += 1
      last = afterwards(last, writes)
    },
    tick: () => {},
    closed() {
      isOver = true
    },
  }
}
