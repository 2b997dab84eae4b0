import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useData, useMutate, useSession, useSyncStatus } from '#data/react.ts'
import { openOffer } from '#domain/members/open-offer.ts'
import { useNow } from '#messages/index.ts'

/** The open offer to take over the company, and what can be done about it; null while no one is signed in. */
export function useOffer() {
  const { runConfirmed } = useData()
  const mutate = useMutate()
  const showProblem = useProblemToast()
  const session = useSession()
  const isOffline = useSyncStatus()?.state.connection === 'offline'
  const now = new Date(useNow()).toISOString()
  if (session.kind !== 'signedIn' || !session.company) return null
  const { uid, email, company } = session
  const companyId = company.id
  return {
    uid,
    company,
    /** What `PasswordSheet` shows of the person and their connection. */
    asked: { email, isOffline },
    offer: openOffer(company, now),
    /** Takes the offer back, or declines it. */
    withdraw: async () => {
      const done = await mutate('owner/withdraw', { companyId })
      if (!done.ok) showProblem(done.problem)
    },
    make: (password: string, to: string) =>
      runConfirmed(password, 'owner/offer', { companyId, to }),
    accept: (password: string) =>
      runConfirmed(password, 'owner/accept', { companyId, from: company.ownerId, to: uid }),
  }
}
