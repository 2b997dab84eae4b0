import { useEffect, useState } from 'react'
import { companyDrives } from '#data/index.ts'
import { useData } from '#data/react.ts'
import type { DriveFacts } from '#domain/dispatch/travel/drive-facts.ts'
import { whenIdle } from '#lib/when-idle.ts'

/** What is known of drives beside the estimate, read once the board is drawn; undefined while nothing is. */
export function useDriveFacts(timeZone: string): DriveFacts | undefined {
  const { read } = useData()
  const [facts, setFacts] = useState<DriveFacts>()
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      await whenIdle()
      const calibration = (await read(companyDrives(timeZone))) ?? {}
      if (isCurrent && Object.keys(calibration).length > 0) setFacts({ calibration })
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [read, timeZone])
  return facts
}
