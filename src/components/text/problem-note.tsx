import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Problem } from '#domain/problem.ts'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { problemText } from './problem-text.ts'

export interface ProblemNoteProps {
  problem: Problem
  action?: ReactNode
}

/** A problem as text, shown where it occurred. */
export function ProblemNote({ problem, action }: ProblemNoteProps) {
  const t = useT()
  const offline =
    problem.type === 'network/offline' ||
    (problem.type === 'auth/failed' && problem.code === 'network-request-failed')
  return (
    <Banner
      tone={offline ? 'info' : 'danger'}
      icon={<CircleAlert aria-hidden="true" />}
      action={action}
      announce
    >
      {problemText(t, problem)}
    </Banner>
  )
}
