import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage'

/** An ICU message in the form that is spoken. A production build has done this: see `precompile.ts`. */
export function parseMessage(text: string): CompiledMessage {
  return /[{'#]/.test(text) ? compileMessage(text) : [text]
}
