import { newId } from '#lib/new-id.ts'
import type { Server } from '../server/open-server.ts'
import { documentName } from '../server/rest/document-name.ts'
import { encodeFields } from '../server/rest/values.ts'
import type { WireUpdate } from '../server/rest/write.ts'

export interface Look {
  /** Who looks. */
  readonly by: string
  /** Whose route: one person's, or everyone's for an export by the owner. */
  readonly at: string
  /** 'YYYY-MM-DD' in the company's zone; '' for everyone's. */
  readonly day: string
}

/** Stands for every person of the company. */
export const everyone = '*'

const keptDays = 30
const dayMs = 86_400_000
const timeoutMs = 15_000

/**
 * Records that someone looks at a route: without it the rules show no one else's. Answers as the server does.
 * `token`: of the person who looks.
 */
export function recordLook(
  { rest, config }: Pick<Server, 'rest' | 'config'>,
  companyId: string,
  look: Look,
  token: string,
) {
  const tenant = { projectId: config.projectId, companyId }
  const lookId = newId()
  const write = (ref: string, fields: WireUpdate['update']['fields']): WireUpdate => ({
    update: {
      name: documentName(ref, tenant),
      fields: { ...encodeFields({ uid: look.at, schema: 1, updatedBy: look.by }), ...fields },
    },
    updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
  })
  // By the server's clock it may be some hours earlier or later, which the rules allow for.
  const expireAt = new Date(Date.now() + (keptDays + 0.5) * dayMs).toISOString()
  return rest.commit(
    [
      write(`looks/${lookId}`, {
        ...encodeFields({ day: look.day }),
        expireAt: { timestampValue: expireAt },
      }),
      write(`currentLooks/${look.by}`, encodeFields({ lookId })),
    ],
    { token, timeoutMs },
  )
}
