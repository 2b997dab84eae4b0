import type { OutboxRow } from '../local/database/rows.ts'

type Touched = Pick<OutboxRow, 'refs' | 'writes'>

/** Whether the order of two mutations matters: one writes a document that the other reads or writes. */
export function touches(a: Touched, b: Touched): boolean {
  return (
    a.writes.some((ref) => b.refs.includes(ref)) || b.writes.some((ref) => a.refs.includes(ref))
  )
}
