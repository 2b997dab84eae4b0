import type { DeviceSettings } from './device-settings.ts'

type Appearance = Pick<
  DeviceSettings,
  'theme' | 'comfortable' | 'textSize' | 'leftHanded' | 'letterKeys'
>

/** `system` leaves the choice to the browser's colour scheme; the tokens do the rest. */
export function applyAppearance(settings: Appearance): void {
  const { theme, comfortable, textSize, leftHanded } = settings
  const root = document.documentElement
  // Pages with keys of their own, such as the schedule, read it when a key is pressed.
  root.dataset['letters'] = settings.letterKeys ? 'on' : 'off'
  root.dataset['text'] = textSize
  root.dataset['hand'] = leftHanded ? 'left' : 'right'
  if (comfortable) root.dataset['density'] = 'comfortable'
  else delete root.dataset['density']
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
  colourBrowserFrame(root)
}

/** The browser's own bars follow the page's ground, whatever the theme. */
function colourBrowserFrame(root: HTMLElement): void {
  const ground = getComputedStyle(document.body).backgroundColor
  const chosen = root.dataset['theme'] !== undefined
  document.querySelector('meta[name="theme-color"]:not([media])')?.remove()
  if (!chosen) return
  const meta = document.createElement('meta')
  meta.name = 'theme-color'
  meta.content = ground
  document.head.prepend(meta)
}
