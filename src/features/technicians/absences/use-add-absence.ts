import { useMutate } from '#data/react.ts'
import type { NewAbsence } from '#domain/time/new-absence.ts'
import { useT } from '#messages/index.ts'
import { useReassignOffer } from './use-reassign-offer.ts'

/** Stores time off that the office enters for someone. */
export function useAddAbsence() {
  const t = useT()
  const mutate = useMutate()
  const offerReassign = useReassignOffer()
  return async (absence: NewAbsence) => {
    const saved = await mutate('absence/add', absence)
    if (saved.ok) void offerReassign(t('absence.added'), absence)
    return saved
  }
}
