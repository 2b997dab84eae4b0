import type { ReactNode } from 'react'

export interface NamedValueProps {
  name: string
  className?: string | undefined
  children: ReactNode
}

/** One row of a list of values, such as sums and days. */
export function NamedValue({ name, className, children }: NamedValueProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
