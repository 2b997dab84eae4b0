import { useEffect } from 'react'
import { takesText } from '#ui/takes-text.ts'
import { useLatest } from '#ui/use-latest.ts'

/** Runs what a single letter stands for on this page; not while typing, nor under a sheet, nor where they are off. */
export function useLetterKeys(actions: Readonly<Record<string, (() => void) | null>>): void {
  const latest = useLatest(actions)
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const { ctrlKey, metaKey, altKey, defaultPrevented, key } = event
      if (ctrlKey || metaKey || altKey || defaultPrevented || takesText(event.target)) return
      if (document.documentElement.dataset['letters'] === 'off') return
      if (document.querySelector('[role=dialog]')) return
      const run = latest.current[key.toLowerCase()]
      if (!run) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [latest])
}
