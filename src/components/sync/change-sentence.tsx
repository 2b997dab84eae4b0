import { useFormat, useT } from '#messages/index.ts'
import { type Change, changeText } from './change-text.ts'

export interface ChangeSentenceProps {
  change: Change
  /** The questions of the checklist the change may be about, to name them. */
  checklist?: readonly { readonly id: string; readonly label: string }[] | undefined
}

/** A change as a sentence; see `changeText`. */
export function ChangeSentence({ change, checklist = [] }: ChangeSentenceProps) {
  const t = useT()
  const format = useFormat()
  return (
    <>{changeText(t, format, change, new Map(checklist.map(({ id, label }) => [id, label])))}</>
  )
}
