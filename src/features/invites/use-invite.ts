import { useMutate, useSession } from '#data/react.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { Problem } from '#domain/problem.ts'
import { newInviteCode } from '#lib/new-id.ts'
import { ok, type Result } from '#lib/result.ts'
import { sha256Hex } from '#lib/sha256-hex.ts'

export type Invitation = Omit<
  MutationArgs<'invite/create'>,
  'inviteId' | 'code' | 'companyName' | 'inviterName'
>

/** Invites people one after the other; resolves with the invitations' ids, or the first problem. */
export function useInvite(): (
  people: readonly Invitation[],
) => Promise<Result<readonly string[], Problem>> {
  const mutate = useMutate()
  const shown = useShown()
  return async (people) => {
    const ids: string[] = []
    for (const person of people) {
      const link = await newLink()
      const done = await mutate('invite/create', { ...link, ...person, ...shown })
      if (!done.ok) return done
      ids.push(link.inviteId)
    }
    return ok(ids)
  }
}

/** Sends an invitation again with a new link; resolves with its id. */
export function useRenew(): (replacesId: string) => Promise<Result<string, Problem>> {
  const mutate = useMutate()
  const shown = useShown()
  return async (replacesId) => {
    const link = await newLink()
    const done = await mutate('invite/renew', { ...link, replacesId, ...shown })
    return done.ok ? ok(link.inviteId) : done
  }
}

async function newLink(): Promise<{ readonly code: string; readonly inviteId: string }> {
  const code = newInviteCode()
  return { code, inviteId: await sha256Hex(code) }
}

/** What the invited person reads before they belong to the company. */
function useShown(): { readonly companyName: string; readonly inviterName: string } {
  const session = useSession()
  const { company, user } = session.kind === 'signedIn' ? session : { company: null, user: null }
  return { companyName: company?.name ?? '', inviterName: user?.name ?? '' }
}
