import { useUrlQuery } from './url-query.ts'

/** Whether something new is begun on this page: in the URL, so that a link from anywhere can begin it. */
export function useNewInUrl(): readonly [isNew: boolean, setNew: (isNew: boolean) => void] {
  const { values, change } = useUrlQuery()
  const setNew = (isNew: boolean) =>
    change((now) => {
      const next = new URLSearchParams(now)
      if (isNew) next.set('new', '1')
      else next.delete('new')
      return next
    })
  return [values.get('new') !== null, setNew]
}
