import { useFormat, useT } from '#messages/index.ts'
import { type Change, changeText } from './change-text.ts'

/** A change in words; see `changeText`. */
export function ChangeSentence({ change }: { change: Change }) {
  const t = useT()
  const format = useFormat()
  return <>{changeText(t, format, change)}</>
}
