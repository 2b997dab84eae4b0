import { useEffect } from 'react'
import { showPictures } from '#components/picture/show-pictures.ts'
import { pictures } from '#data/index.ts'
import { useLive } from '#data/react.ts'

/** Has every screen show the photos of this device's user's company. */
export function FollowPictures() {
  const found = useLive(pictures())
  useEffect(() => showPictures(found ?? []), [found])
  useEffect(() => () => showPictures([]), [])
  return null
}
