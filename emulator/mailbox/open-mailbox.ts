import type { Auth } from '#emulator/auth/create-auth.ts'
import type { Engine } from '#emulator/engine/types.ts'
import type { Log } from '#emulator/log.ts'
import { createReadMarks } from './read-marks.ts'
import type { MailboxContext } from './serve-mailbox.ts'
import { startMailSender } from './start-mail-sender.ts'

interface MailboxOptions {
  readonly engine: Engine
  readonly auth: Auth
  readonly projectId: string
  /** The collection of mails; undefined where there is none. */
  readonly collection: string | undefined
  readonly clock: () => number
  readonly log: Log
}

/** The mailbox, which delivers the mails that are written to a collection. */
export function openMailbox(options: MailboxOptions): MailboxContext & { close(): void } {
  const { engine, auth, projectId, collection, clock, log } = options
  const root = `projects/${projectId}/databases/(default)/documents`
  const close =
    collection === undefined ? () => {} : startMailSender({ engine, root, collection, clock, log })
  const marks = createReadMarks(engine.notes)
  return { codes: auth.context.codes, engine, root, collection, marks, clock, close }
}
