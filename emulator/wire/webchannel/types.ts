import type { StatusError } from '#emulator/status.ts'
import type { Caller } from '#emulator/wire/caller.ts'

/** The client of a stream. */
export interface StreamPeer {
  /** Sends one message; messages arrive in order and exactly once. */
  send(message: object): void
  /** Ends the stream with an error. No messages are received or sent after it. */
  fail(error: StatusError): void
}

/** The server side of one Listen or Write stream. */
export interface StreamHandler {
  /** Handles one message. An error it throws ends the stream. */
  receive(message: unknown): void
  /** Called about every 15 seconds. */
  tick(): void
  /** Called once, when the stream has ended for any reason. */
  closed(): void
}

export type OpenStream = (peer: StreamPeer, caller: Caller) => StreamHandler
