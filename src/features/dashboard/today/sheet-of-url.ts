const kinds = ['late', 'reassign'] as const

/** The sheet that the URL asks for, and of which order: `?late=<id>` or `?reassign=<id>`. */
export interface AskedSheet {
  readonly kind: (typeof kinds)[number]
  readonly orderId: string
}

/** The sheet that the query of the URL asks for; null if none. */
export function sheetOfUrl(query: URLSearchParams): AskedSheet | null {
  const kind = kinds.find((one) => query.has(one))
  return kind ? { kind, orderId: query.get(kind) ?? '' } : null
}
