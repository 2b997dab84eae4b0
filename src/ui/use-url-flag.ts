import { useUrlQuery } from './url-query.ts'

/**
 * Whether something is open on this page: in the URL (`?name=1`), so that a link from anywhere can open it. `about` are
 * the values that say what it is about; they go with it.
 */
export function useUrlFlag(
  name: string,
  about: readonly string[] = [],
): readonly [isOn: boolean, setOn: (isOn: boolean) => void] {
  const { values, change } = useUrlQuery()
  const setOn = (isOn: boolean) =>
    change((now) => {
      const next = new URLSearchParams(now)
      if (isOn) next.set(name, '1')
      else for (const one of [name, ...about]) next.delete(one)
      return next
    })
  return [values.has(name), setOn]
}
