import { useEffect, useState } from 'react'
import { useData } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/banner.tsx'

/** Whoever signed out with unsent work reads here that it is safe; a colleague, that some lies on this device. */
export function KeptWork() {
  const t = useT()
  const data = useData()
  const [count, setCount] = useState(0)

  useEffect(() => {
    let here = true
    const look = async () => {
      const kept = await data.keptWork()
      if (here) setCount(kept)
    }
    look().catch(reportError)
    return () => {
      here = false
    }
  }, [data])

  if (count === 0) return null
  return <Banner title={t('session.kept', { count })}>{t('session.keptNote')}</Banner>
}
