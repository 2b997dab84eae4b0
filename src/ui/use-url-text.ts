import { useEffect, useState } from 'react'
import { useUrlQuery } from './url-query.ts'

/** Milliseconds after the last keystroke. */
const pause = 300

/**
 * The text of a list's search field. It is kept in the URL as `?q=`, so that it survives opening a row,
 * going back and reloading. The URL is updated once typing stops or something else is pressed.
 */
export function useUrlText(): [string, (text: string) => void] {
  const { values, change } = useUrlQuery()
  const [typed, setTyped] = useState<string | null>(null)
  const [written, setWritten] = useState<string | null>(null)
  const stored = values.get('q') ?? ''
  // The page has the new URL a moment after the address bar: until then the field would show the old text, and a text
  // that is not written yet may be what the page still has of an older URL.
  if (typed !== null && typed === written && typed === stored) {
    setTyped(null)
    setWritten(null)
  }

  useEffect(() => {
    if (typed === null) return undefined
    const settle = () => {
      change((now) => withText(now, typed))
      setWritten(typed)
    }
    const timer = setTimeout(settle, pause)
    addEventListener('pointerdown', settle, true)
    addEventListener('focusout', settle, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', settle, true)
      removeEventListener('focusout', settle, true)
    }
  }, [typed, change])

  return [typed ?? stored, setTyped]
}

function withText(query: URLSearchParams, text: string): URLSearchParams {
  const next = new URLSearchParams(query)
  if (text === '') next.delete('q')
  else next.set('q', text)
  return next
}
