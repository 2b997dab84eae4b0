import { useEffect, useRef, useState } from 'react'

/** A key that is held repeats faster than anyone can listen: only the last sentence of so many milliseconds counts. */
const pauseMs = 150

export interface Announcer {
  /** For a polite live region. */
  readonly text: string
  readonly say: (text: string) => void
}

/** Sentences for a screen reader, one at a time. */
export function useAnnouncer(): Announcer {
  const [text, setText] = useState('')
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    text,
    say(next) {
      clearTimeout(timer.current)
      timer.current = window.setTimeout(() => setText(next), pauseMs)
    },
  }
}
