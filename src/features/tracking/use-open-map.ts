import { useEffect } from 'react'
import { useData } from '#data/react.ts'

/** While this is on the screen, positions of the company are followed. */
export function useOpenMap(): void {
  const data = useData()
  useEffect(() => {
    const opened = data.keepMapOpen()
    return () => void opened.then((close) => close())
  }, [data])
}
