interface ChatAddress {
  readonly thread?: string
  /** The message to open it at. */
  readonly message?: string
  /** What the list is searched for. */
  readonly q?: string
}

/** The chat's address; parts that are '' are left out. */
export function chatHref({ thread = '', message = '', q = '' }: ChatAddress): string {
  const parts = Object.entries({ thread, message, q }).filter(([, value]) => value !== '')
  return parts.length === 0 ? '/chat' : `/chat?${new URLSearchParams(parts)}`
}
