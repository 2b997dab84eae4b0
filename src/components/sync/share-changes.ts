import * as v from 'valibot'
import type { MutationName } from '#domain/mutation/mutation-name.ts'
import { shareKinds } from '#domain/share/share-kind.ts'
import { describe, type Describe } from './describe-change.ts'

type ShareMutation = Extract<MutationName, `share/${string}`>

const created = v.object({ kind: v.picklist(shareKinds) })

/** What was done with the link of a customer. */
export const shareChanges: Readonly<Record<ShareMutation, Describe>> = {
  // Receipts leave out the token, so the arguments are not those that were sent.
  'share/create': (args, t) => (v.is(created, args) ? t(`change.shareCreate.${args.kind}`) : null),
  'share/revoke': describe('share/revoke', (_, t) => t('change.shareRevoke')),
  'share/rate': describe('share/rate', ({ stars }, t) =>
    t('change.shareRate', { stars: String(stars) })),
}
