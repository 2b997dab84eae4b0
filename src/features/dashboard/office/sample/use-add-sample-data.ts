import { useData, useSession } from '#data/react.ts'
import { localDay } from '#domain/time/local-time.ts'
import type { Problem } from '#domain/problem.ts'
import { fail, type Result } from '#lib/result.ts'
import { trueNow, useLocale } from '#messages/index.ts'

/** Adds the sample data; its code and texts are fetched only then. `round` is that of `sampleData`. */
export function useAddSampleData(): (round: number) => Promise<Result<void, Problem>> {
  const data = useData()
  const session = useSession()
  const language = useLocale()

  return async (round) => {
    const company = session.kind === 'signedIn' ? session.company : null
    if (session.kind !== 'signedIn' || !company) return fail({ type: 'access/signed-out' })
    const code = await loadPlan(language).catch((error: unknown) => {
      reportError(error)
    })
    if (!code) return fail({ type: 'network/offline' })
    const today = localDay(new Date(trueNow()).toISOString(), company.timeZone)
    const { uid } = session
    return data.mutateAll(
      code.planSample({ round, uid, language, company, today, words: code.words }),
    )
  }
}

async function loadPlan(language: ReturnType<typeof useLocale>) {
  const [{ planSample }, words] = await Promise.all([
    import('#domain/sample/plan-sample.ts'),
    language === 'es'
      ? import('#domain/sample/words/es.ts').then(({ sampleWordsEs }) => sampleWordsEs)
      : import('#domain/sample/words/en.ts').then(({ sampleWordsEn }) => sampleWordsEn),
  ])
  return { planSample, words }
}
