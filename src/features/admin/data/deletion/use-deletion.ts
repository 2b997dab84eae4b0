import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useData, useMutate, useTimeZone } from '#data/react.ts'
import { type Company, deletionGraceDays } from '#domain/entities/company.ts'
import { localDay } from '#domain/time/local-time.ts'
import { fail } from '#lib/result.ts'
import { useFormat, useNow } from '#messages/index.ts'

/** When a company will be deleted, and how its owner changes that. */
export function useDeletion(company: Company) {
  const { runConfirmed } = useData()
  const mutate = useMutate()
  const showProblem = useProblemToast()
  const timeZone = useTimeZone()
  const format = useFormat()
  const now = useNow()
  const inGraceDays = new Date(now + deletionGraceDays * 86_400_000).toISOString()
  const dueAt = company.deletion?.dueAt
  return {
    isRequested: dueAt !== undefined,
    /** The day on which it will be deleted; the one it would be if it were requested now. */
    date: format.day(localDay(dueAt ?? inGraceDays, timeZone)),
    request: async (password: string, name: string) =>
      name.trim() === company.name.trim()
        ? runConfirmed(password, 'owner/requestDeletion', { companyId: company.id, name })
        : fail({ type: 'company/other-name' } as const),
    keep: async () => {
      const done = await mutate('owner/cancelDeletion', { companyId: company.id })
      if (!done.ok) showProblem(done.problem)
      return done.ok
    },
  }
}
