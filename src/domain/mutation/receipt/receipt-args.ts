import * as v from 'valibot'
import { isOfficeThread } from '#domain/message/office-reach.ts'

const said = v.looseObject({ threadId: v.string() })

/**
 * The arguments that a receipt stores. The office reads every receipt, so a private message between two people is left
 * out; the message itself holds it.
 */
export function receiptArgs(name: string, args: unknown): unknown {
  const isPrivate = name === 'message/send' && v.is(said, args) && !isOfficeThread(args.threadId)
  return isPrivate ? null : args
}
