import * as v from 'valibot'
import type { MutationName } from '#domain/mutation/mutation-name.ts'
import { shareKinds } from '#domain/share/share-kind.ts'
import { describe, type Describe } from './describe-change.ts'

type ShareMutation = Extract<MutationName, `share/${string}`>

const created = v.object({ kind: v.picklist(shareKinds), reminder: v.optional(v.number(), 0) })

/** What was done with the link of a customer. */
export const shareChanges: Readonly<Record<ShareMutation, Describe>> = {
  // Receipts leave out the token, so the arguments are not those that were sent.
  'share/create': (args, t) => {
    const share = v.safeParse(created, args)
    if (!share.success) return null
    const { kind, reminder } = share.output
    return reminder > 0 ? t('change.reminderSend') : t(`change.shareCreate.${kind}`)
  },
  'share/revoke': describe('share/revoke', (_, t) => t('change.shareRevoke')),
  'share/rate': describe('share/rate', ({ stars }, t) =>
    t('change.shareRate', { stars: String(stars) })),
}
