import { useLoaded } from '../use-loaded.ts'
import { isReaderHere } from './kept-reader.ts'

/** Whether barcodes can be scanned offline; null while that is unknown. */
export function useReaderHere(): boolean | null {
  return useLoaded(isReaderHere) ?? null
}
