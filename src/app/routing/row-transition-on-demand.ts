import type * as code from './row-transition.ts'

let loaded: typeof code | undefined

/** Loads the motion between rows and pages, which the first paint does not need. */
export async function loadRowTransition(): Promise<void> {
  loaded = await import('./row-transition.ts')
}

/** Calls `go`, which opens a page; the row that leads there grows into it where that is wanted. */
export function openFromRow(path: string, go: () => void): void {
  if (loaded) loaded.openFromRow(path, go)
  else go()
}

/** Calls `go`, which goes back; the page shrinks into its row where that is wanted. */
export function closeToRow(go: () => void): void {
  if (loaded) loaded.closeToRow(go)
  else go()
}
