import type { Problem } from '#domain/problem.ts'
import { useT } from '#messages/index.ts'
import { showToast } from '#ui/overlay/toast.ts'
import { problemText } from '../text/problem-text.ts'

/** Says a problem where an act has no place of its own to say it. */
export function useProblemToast(): (problem: Problem) => void {
  const t = useT()
  return (problem) => showToast(problemText(t, problem), { kind: 'danger', duration: 10_000 })
}
