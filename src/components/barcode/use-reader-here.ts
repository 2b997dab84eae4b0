import { useEffect, useState } from 'react'
import { isReaderHere } from './kept-reader.ts'

/** Whether barcodes can be scanned offline; null while that is unknown. */
export function useReaderHere(): boolean | null {
  const [isHere, setIsHere] = useState<boolean | null>(null)

  useEffect(() => {
    let here = true
    const ask = async () => {
      const found = await isReaderHere()
      if (here) setIsHere(found)
    }
    void ask()
    return () => {
      here = false
    }
  }, [])

  return isHere
}
