import { createContext, useContext } from 'react'

/** The query of the page's URL. */
export interface UrlQuery {
  readonly values: URLSearchParams
  /**
   * Changes the query without a scroll jump, and without a history entry unless `isStep` says that Back should lead to
   * what was shown before. Stable for the life of the app.
   */
  readonly change: (
    next: (now: URLSearchParams) => URLSearchParams,
    isStep?: (before: URLSearchParams, after: URLSearchParams) => boolean,
  ) => void
}

const none: UrlQuery = { values: new URLSearchParams(), change: () => undefined }

/** Prerendered pages have no query. */
export const UrlQueryContext = createContext<UrlQuery>(none)

export function useUrlQuery(): UrlQuery {
  return useContext(UrlQueryContext)
}
