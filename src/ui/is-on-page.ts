import { takesText } from './takes-text.ts'

const covering = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** Whether a key is for the page: pressed in none of its text fields, and in nothing that lies over it. */
export function isOnPage(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return true
  const isBox = target.matches('input[type=checkbox]')
  return (isBox || !takesText(target)) && !target.closest(covering)
}
