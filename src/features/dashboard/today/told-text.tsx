import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconLine } from '#components/text/icon-line.tsx'

/** One line that says what the office was told. */
export function ToldText({ children }: { children: ReactNode }) {
  return (
    <IconLine icon={<Check aria-hidden="true" />} isDone>
      {children}
    </IconLine>
  )
}
