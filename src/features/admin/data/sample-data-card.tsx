import { SampleCard } from '#components/sample/sample-card.tsx'
import { sampleData } from '#data/index.ts'
import { useData, useLive } from '#data/react.ts'

/** The company's sample data while there is any, also what stays of it. */
export function SampleDataCard() {
  const { mutateAll } = useData()
  const state = useLive(sampleData())
  return state ? <SampleCard removal={state.removal} withKept mutateAll={mutateAll} /> : null
}
