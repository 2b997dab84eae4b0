import type { Searchable } from '#data/index.ts'
import { directThreadId } from '#domain/message/thread.ts'
import type { SearchKind } from './search-index.ts'

/** Who is searching, because pages differ by role. */
export interface Finder {
  readonly uid: string
  readonly office: boolean
}

/** The page that shows one result. */
export function findAddress(one: Searchable, { uid, office }: Finder): string {
  const { kind, id, title, customerId = '', threadId = '' } = one
  switch (kind) {
    case 'order':
      return `/orders/${id}`
    case 'customer':
      return `/customers/${id}`
    case 'site':
      return `/customers/${customerId}?site=${encodeURIComponent(id)}`
    case 'asset':
      return `/customers/${customerId}?asset=${encodeURIComponent(id)}`
    case 'invoice':
      return `/invoices/${id}`
    case 'estimate':
      return `/estimates/${id}`
    case 'part':
      return office ? `/inventory/${id}` : `/dashboard/van?q=${encodeURIComponent(title)}`
    case 'person':
      if (office) return `/technicians/${id}`
      return id === uid ? '/dashboard' : `/chat?thread=${directThreadId(uid, id)}`
    case 'message':
      return `/chat?thread=${encodeURIComponent(threadId)}&message=${encodeURIComponent(id)}`
  }
}

/** The list page that shows all results of a kind; null if no list searches the same way. */
export function findAllAddress(kind: SearchKind, text: string, office: boolean): string | null {
  const words = encodeURIComponent(text.trim())
  if (kind === 'order') return `/orders?state=all&q=${words}`
  if (kind === 'customer') return `/customers?q=${words}`
  return kind === 'part' && office ? `/inventory?q=${words}` : null
}
