import { useUrlQuery } from '#ui/url-query.ts'

export const invitesPath = '/technician-invites'

export const inviteFilters = ['all', 'pending', 'expired', 'accepted', 'revoked'] as const
export type InviteFilter = (typeof inviteFilters)[number]

/** A page of the invitations, with the list beside it filtered as it is. */
export function invitesHref(path: string, filter: InviteFilter): string {
  return `${invitesPath}${path}${filter === 'all' ? '' : `?state=${filter}`}`
}

/** The filter of the list, kept in the URL. */
export function useInviteFilter(): [InviteFilter, (next: InviteFilter) => void] {
  const { values, change } = useUrlQuery()
  const asked = values.get('state')
  const filter = inviteFilters.find((one) => one === asked) ?? 'all'
  return [
    filter,
    (next) =>
      change((now) => {
        const query = new URLSearchParams(now)
        if (next === 'all') query.delete('state')
        else query.set('state', next)
        return query
      }),
  ]
}
