import { windowName } from '#domain/company/dispatch/arrival-windows.ts'

/** A window as typed: local times, '' while there is none. */
export interface TypedWindow {
  readonly from: string
  readonly to: string
}

type WindowError = 'form.localTime' | 'form.startBeforeEnd' | 'windows.twice'

/** What is wrong with each window; null where nothing is. */
export function windowErrors(windows: readonly TypedWindow[]): readonly (WindowError | null)[] {
  const names = windows.map(windowName)
  return windows.map(({ from, to }, i) => {
    if (from === '' || to === '') return 'form.localTime'
    if (from >= to) return 'form.startBeforeEnd'
    return names.indexOf(windowName({ from, to })) < i ? 'windows.twice' : null
  })
}
