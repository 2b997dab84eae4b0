import { saveFile } from './save-file.ts'

/** Offers a file to the device's share sheet; saves it where sharing is not available. */
export async function shareFile(file: File): Promise<void> {
  const isPhone = matchMedia('(pointer: coarse)').matches
  if (isPhone && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: file.name })
      return
    } catch (error) {
      // The person cancelled; after any other error the file can still be saved.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  saveFile(file.name, file)
}
