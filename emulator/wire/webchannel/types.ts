import type { StatusError } from '#emulator/status.ts'
import type { Caller } from '#emulator/wire/caller.ts'

/** What a stream may do to its client. */
export interface StreamPeer {
  /** Sends one message; they arrive in the order sent, each once. */
  send(message: object): void
  /** Ends the stream with a status. Nothing is received or sent after it. */
  fail(error: StatusError): void
}

/** The server's side of one Listen or Write stream. */
export interface StreamHandler {
  /** Takes one message in. What it throws ends the stream. */
  receive(message: unknown): void
  /** Called about every 15 seconds. */
  tick(): void
  /** Called once, when the stream has ended for whatever reason. */
  closed(): void
}

export type OpenStream = (peer: StreamPeer, caller: Caller) => StreamHandler
