import type { Caller } from '#emulator/wire/caller.ts'
import type { GuardedEngine } from '#emulator/wire/guarded-engine.ts'
import type { Names } from '#emulator/wire/parse/names.ts'

/** The context of every REST method. */
export interface RestContext {
  readonly guarded: GuardedEngine
  readonly names: Names
}

/** One call of a method such as `:commit` or `:runQuery`. */
interface RestCall {
  readonly caller: Caller
  /** The root or a document: the path before the colon. */
  readonly parent: string
  /** The parsed JSON body. */
  readonly body: unknown
}

/** Returns the JSON of the response; throws a StatusError. */
export type RestMethod = (context: RestContext, call: RestCall) => unknown
