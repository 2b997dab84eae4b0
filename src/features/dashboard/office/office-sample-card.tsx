import { SampleCard } from '#components/sample/sample-card.tsx'
import { sampleData } from '#data/index.ts'
import { useData, useLive } from '#data/react.ts'

/** The sample data, while some of it can be removed. */
export function OfficeSampleCard() {
  const { mutateAll } = useData()
  const state = useLive(sampleData())
  return state ? <SampleCard removal={state.removal} mutateAll={mutateAll} /> : null
}
