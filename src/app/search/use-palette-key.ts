import { useEffect, useEffectEvent } from 'react'
import type { useSheet } from '../sheets/use-sheet.ts'
import { collectEarlyLetters } from './early-letters.ts'

type Sheets = ReturnType<typeof useSheet>

/** Opens the palette, which takes what is typed meanwhile. */
export function openPalette({ open, show }: Sheets): void {
  if (open !== 'find') collectEarlyLetters()
  show('find')
}

/** Ctrl+K from the first paint on: the code of all other keys comes later. */
export function usePaletteKey(sheets: Sheets, isInside: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event
    if (defaultPrevented || altKey || !(ctrlKey || metaKey) || key.toLowerCase() !== 'k') return
    event.preventDefault()
    openPalette(sheets)
  })
  useEffect(() => {
    if (!isInside) return undefined
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isInside])
}
