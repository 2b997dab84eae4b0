import { type RefObject, useEffect, useRef } from 'react'
import { firstTextField } from './first-text-field.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement

/**
 * A ref for the content of a sheet: if it begins with a text field, that gets the focus when the sheet opens. Not on a
 * touch screen, where the keyboard would cover the sheet.
 */
export function useFirstFocus(): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = content.current
    if (!box || box.contains(document.activeElement)) return
    if (!matchMedia('(pointer: fine)').matches) return
    firstTextField(box.querySelectorAll<Control>('input, textarea, select, button'))?.focus()
  }, [])
  return content
}
