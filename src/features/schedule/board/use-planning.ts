import { useUrlQuery } from '#ui/url-query.ts'

/** Whether the planner is open; a link with `plan=1` opens it. */
export function usePlanning(): readonly [boolean, (isPlanning: boolean) => void] {
  const { values, change } = useUrlQuery()
  return [
    values.get('plan') === '1',
    (isPlanning) =>
      change((now) => {
        const next = new URLSearchParams(now)
        if (isPlanning) next.set('plan', '1')
        else next.delete('plan')
        return next
      }),
  ]
}
