import type { Problem } from '#domain/problem.ts'
import { useT } from '#messages/index.ts'
import { showToast } from '#ui/overlay/toast.ts'
import { problemText } from '../text/problem-text.ts'

/** Shows a problem as a toast, for actions that have no place of their own for it. */
export function useProblemToast(): (problem: Problem) => void {
  const t = useT()
  return (problem) => showToast(problemText(t, problem), { kind: 'danger', duration: 10_000 })
}
