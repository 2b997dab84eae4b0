import { createContext, useContext } from 'react'

/** The query of the page's URL. */
export interface UrlQuery {
  readonly values: URLSearchParams
  /** Replaces the query without a history entry or a scroll jump. Stable for the life of the app. */
  readonly change: (next: (now: URLSearchParams) => URLSearchParams) => void
}

const none: UrlQuery = { values: new URLSearchParams(), change: () => undefined }

/** Prerendered pages have no query. */
export const UrlQueryContext = createContext<UrlQuery>(none)

export function useUrlQuery(): UrlQuery {
  return useContext(UrlQueryContext)
}
