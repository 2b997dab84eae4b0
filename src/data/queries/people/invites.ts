import { itemsIfLoaded } from '#data/local/rows/loaded-sets.ts'
import type { Query } from '#data/types/data.ts'
import type { InviteItem } from '#data/types/views.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'
import { readUnsentIds } from '../unsent-ids.ts'

/** Every invitation of the company; undefined before they are loaded. */
export function inviteList(): Query<readonly InviteItem[] | undefined> {
  return defineQuery('inviteList', null, async (context) => {
    const { db } = context
    const [invites, mails, unsent] = await Promise.all([
      itemsIfLoaded(db, ['invites'], async () => entitiesOf('invites', await db.invites.toArray())),
      db.inviteMails.toArray(),
      readUnsentIds(context, 'invites'),
    ])
    const codes = new Map(entitiesOf('inviteMails', mails).map(({ id, code }) => [id, code]))
    return invites?.map((invite) => ({
      invite,
      code: codes.get(invite.id) ?? null,
      unsent: unsent.has(invite.id),
    }))
  })
}
