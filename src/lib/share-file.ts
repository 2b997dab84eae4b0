import { saveFile } from './save-file.ts'

/** Whether this device can hand files of this media type to other apps. */
export function canShareFile(type: string): boolean {
  return navigator.canShare?.({ files: [new File([], 'file', { type })] }) ?? false
}

/** Offers a file to the device's share sheet; saves it where sharing is not available. */
export async function shareFile(file: File): Promise<void> {
  const isPhone = matchMedia('(pointer: coarse)').matches
  if (isPhone) await openShareSheet(file)
  else saveFile(file.name, file)
}

/** Opens the device's share sheet with a file, also where it is no phone; saves it where sharing fails. */
export async function openShareSheet(file: File): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
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
