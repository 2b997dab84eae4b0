import type { Engine, StoredDocument, Write } from '#emulator/engine/types.ts'
import type { Log } from '#emulator/log.ts'
import { textOfMicros } from '#emulator/values/timestamp.ts'
import type { Fields, Value } from '#emulator/values/types.ts'
import { isToBeSent, readMail } from './read-mail.ts'

interface MailSenderOptions {
  readonly engine: Engine
  /** `projects/{p}/databases/(default)/documents` */
  readonly root: string
  /** The collection of mails. */
  readonly collection: string
  readonly clock: () => number
  readonly log: Log
}

/**
 * Delivers the mails that are written to a collection to the mailbox, as the extension Trigger Email would send them,
 * and notes so in their `delivery`. Returns what stops it.
 */
export function startMailSender(options: MailSenderOptions): () => void {
  const { engine, root, collection, clock, log } = options
  const prefix = `${root}/${collection}/`

  function send(document: StoredDocument): void {
    const write = deliveryOf(document, clock())
    engine.commit([write]).catch((error: unknown) => {
      // It was changed or deleted meanwhile; a change brings it here again.
      log('debug', `The mail ${document.name} was not delivered: ${String(error)}`)
    })
  }

  const query = engine.prepareQuery(root, { from: [{ collectionId: collection }] })
  for (const document of engine.runQuery(query).documents) if (isToBeSent(document)) send(document)

  return engine.onCommit(({ changes }) => {
    for (const { name, after } of changes)
      if (after && name.startsWith(prefix) && isToBeSent(after)) send(after)
  })
}

/** The write that notes the delivery of a mail, or why it was not possible. */
function deliveryOf({ name, fields, updateTime }: StoredDocument, now: number): Write {
  const mail = readMail({ name, fields, createTime: updateTime, updateTime })
  const at: Value = { timestampValue: textOfMicros(now * 1000) }
  const isMail = typeof mail !== 'string'
  const delivery: Fields = {
    state: { stringValue: isMail ? 'SUCCESS' : 'ERROR' },
    attempts: { integerValue: String(attemptsOf(fields) + 1) },
    startTime: at,
    endTime: at,
    leaseExpireTime: { nullValue: null },
    error: isMail ? { nullValue: null } : { stringValue: mail },
    ...(isMail && { info: { mapValue: { fields: infoOf(name, mail.to) } } }),
  }
  return {
    update: { name, fields: { delivery: { mapValue: { fields: delivery } } } },
    updateMask: { fieldPaths: ['delivery'] },
    currentDocument: { updateTime },
  }
}

function infoOf(name: string, to: readonly string[]): Fields {
  const list = (texts: readonly string[]): Value => ({
    arrayValue: { values: texts.map((stringValue) => ({ stringValue })) },
  })
  return {
    messageId: { stringValue: `<${name.slice(name.lastIndexOf('/') + 1)}@mailbox>` },
    accepted: list(to),
    rejected: list([]),
    pending: list([]),
    response: { stringValue: '250 OK' },
  }
}

function attemptsOf({ delivery }: Fields): number {
  const attempts =
    delivery && 'mapValue' in delivery ? delivery.mapValue.fields?.['attempts'] : undefined
  return attempts && 'integerValue' in attempts ? Number(attempts.integerValue) : 0
}
