import { useUrlQuery } from './url-query.ts'

/**
 * Whether something new is begun on this page: in the URL, so that a link from anywhere can begin it. `about` are the
 * values that say what it is about; they go with it.
 */
export function useNewInUrl(
  about: readonly string[] = [],
): readonly [isNew: boolean, setNew: (isNew: boolean) => void] {
  const { values, change } = useUrlQuery()
  const setNew = (isNew: boolean) =>
    change((now) => {
      const next = new URLSearchParams(now)
      if (isNew) next.set('new', '1')
      else for (const name of ['new', ...about]) next.delete(name)
      return next
    })
  return [values.get('new') !== null, setNew]
}
