import * as v from 'valibot'
import { isOfficeThread } from '#domain/message/office-reach.ts'

const said = v.looseObject({ threadId: v.string() })

/**
 * What a receipt tells of a mutation's arguments. The office reads every receipt, so it holds nothing of what two
 * people say to each other; the message itself does.
 */
export function receiptArgs(name: string, args: unknown): unknown {
  const isPrivate = name === 'message/send' && v.is(said, args) && !isOfficeThread(args.threadId)
  return isPrivate ? null : args
}
