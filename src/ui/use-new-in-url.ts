import { useUrlFlag } from './use-url-flag.ts'

/** Whether something new is begun on this page; see `useUrlFlag`. */
export function useNewInUrl(about: readonly string[] = []): ReturnType<typeof useUrlFlag> {
  return useUrlFlag('new', about)
}
