import { saveFile } from './save-file.ts'

/** Shows a file in the browser's own viewer in a new tab; where the browser blocks that, saves it. */
export function openFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  if (window.open(url, '_blank') === null) saveFile(name, file)
  // The new tab reads the file after this.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
