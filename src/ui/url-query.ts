import { createContext, useContext } from 'react'

/** The part of the page's URL after `?`. */
export interface UrlQuery {
  readonly values: URLSearchParams
  /** Without a step to go back to, and without a jump. The same function as long as the app runs. */
  readonly change: (next: (now: URLSearchParams) => URLSearchParams) => void
}

const none: UrlQuery = { values: new URLSearchParams(), change: () => undefined }

/** Pages that are drawn at build have none. */
export const UrlQueryContext = createContext<UrlQuery>(none)

export function useUrlQuery(): UrlQuery {
  return useContext(UrlQueryContext)
}
