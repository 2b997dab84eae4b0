import { useEffect } from 'react'
import type { Problem } from '#domain/problem.ts'
import { afterPaint } from '#lib/after-paint.ts'
import { translate, withMessages } from '#messages/index.ts'
import { showToast } from '#ui/overlay/toast.ts'

const loadProblemText = () =>
  withMessages(async () => (await import('../text/problem-text.ts')).problemText)

/** Shows a problem as a toast, for actions that have no place of their own for it. */
export function useProblemToast(): (problem: Problem) => void {
  // The first paint does not wait for the sentences, and they are here before a problem is that there is no network.
  useEffect(() => {
    void afterPaint()
      .then(loadProblemText)
      .catch(() => undefined)
  }, [])
  return (problem) => void showProblem(problem)
}

async function showProblem(problem: Problem): Promise<void> {
  const problemText = await loadProblemText()
  showToast(problemText(translate, problem), { kind: 'danger' })
}
