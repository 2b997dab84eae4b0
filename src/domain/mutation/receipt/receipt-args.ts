import * as v from 'valibot'
import { isOfficeThread } from '#domain/message/office-reach.ts'

const messageArgs = v.looseObject({ threadId: v.string() })

const pictureArgs = v.looseObject({ data: v.string() })

const shareArgs = v.looseObject({ token: v.string() })

const invitationArgs = v.looseObject({ code: v.string() })

/**
 * The arguments that a receipt stores. The office reads every receipt, so a private message between two people is left
 * out (the message itself holds it), and so are the code of an invitation, with which anyone could join, the token of a
 * link, which opens it, and the bytes of a picture, which would make receipts large and outlast its removal.
 */
export function receiptArgs(name: string, args: unknown): unknown {
  if (name === 'message/send' && v.is(messageArgs, args) && !isOfficeThread(args.threadId))
    return null
  if (name.startsWith('invite/') && v.is(invitationArgs, args)) {
    const { code: _, ...known } = args
    return known
  }
  if (name === 'share/create' && v.is(shareArgs, args)) {
    const { token: _, ...known } = args
    return known
  }
  if (name === 'picture/set' && v.is(pictureArgs, args)) {
    const { data: _, ...known } = args
    return known
  }
  return args
}
