import { useState } from 'react'
import { useLoad } from '#components/use-loaded.ts'
import { trackingAgreed } from '#data/index.ts'
import { useData, useLive } from '#data/react.ts'

export interface TrackingConsent {
  /** undefined until it is known. */
  readonly agreed: boolean | undefined
  /** A choice is being stored. */
  readonly isChanging: boolean
  /** The browser denies location access. */
  readonly refused: boolean
  /** The device has no location. */
  readonly missing: boolean
  readonly choose: (wanted: boolean) => Promise<void>
}

/** The person's consent to location sharing on this device. */
export function useTrackingConsent(): TrackingConsent {
  const data = useData()
  const agreed = useLive(trackingAgreed())
  const [refused, setRefused] = useState(false)
  const [chosen, setChosen] = useState<boolean | null>(null)
  // The stored setting has caught up.
  if (chosen !== null && agreed === chosen) setChosen(null)

  useLoad(isRefused, setRefused)

  async function choose(wanted: boolean) {
    setChosen(wanted)
    try {
      await data.agreeToTracking(wanted)
    } catch (error) {
      setChosen(null)
      throw error
    }
    if (!wanted) return
    // Asks for permission now, while the reason is obvious.
    const fix = await (await data.loadTracker()).locate()
    if (fix) return
    const is = await isRefused()
    setRefused(is)
    if (is) await data.agreeToTracking(false)
  }

  return {
    agreed: chosen ?? agreed,
    isChanging: chosen !== null,
    refused,
    missing: !('geolocation' in navigator),
    choose,
  }
}

/** Whether the browser denies location access; false if that is unknown until asked. */
async function isRefused(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'denied'
  } catch {
    return false
  }
}
