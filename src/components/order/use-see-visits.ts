import { useRef } from 'react'
import type { OwnVisit } from '#domain/order/history/visit-changes.ts'
import { newId } from '#lib/new-id.ts'

interface See {
  readonly id: string
  readonly name: 'booking/see'
  readonly args: { readonly bookingId: string }
}

/** Records of visits that the person who is signed in has seen them, each change once while this is on the screen. */
export function useSeeVisits(
  mutateAll: (changes: readonly See[]) => Promise<unknown>,
): (visits: readonly Pick<OwnVisit, 'id' | 'toldAt' | 'isUnseen'>[]) => void {
  // A visit stays unseen where this device's clock is behind the office's; asking again would not end.
  const recorded = useRef(new Set<string>())
  return (visits) => {
    const fresh = visits.filter(
      ({ id, toldAt, isUnseen }) => isUnseen && !recorded.current.has(`${id}/${toldAt}`),
    )
    if (fresh.length === 0) return
    for (const { id, toldAt } of fresh) recorded.current.add(`${id}/${toldAt}`)
    void mutateAll(
      fresh.map(({ id }) => ({ id: newId(), name: 'booking/see', args: { bookingId: id } })),
    )
  }
}
