import { useState } from 'react'
import type { ShrunkPhoto } from '#components/photo/shrink.ts'
import { keepThumb } from '#components/photo/thumbs.ts'
import { useShrunkPhotos } from '#components/photo/use-shrunk-photos.ts'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import type { NewPhoto, PhotoItem } from '#data/index.ts'
import { useData } from '#data/react.ts'

type About = Pick<NewPhoto, 'phase' | 'item' | 'caption'>

/** A photo that was just taken, shown until it is stored and listed. */
export interface ArrivingPhoto {
  /** Object URL of its preview. */
  readonly url: string
  readonly phase: NewPhoto['phase']
  /** null while it is being stored. */
  readonly photoId: string | null
}

/** Scales photos down and adds them to an order. `items`: the listed photos, among which each is shown in the end. */
export function useAddPhotos(orderId: string, items: readonly PhotoItem[]) {
  const data = useData()
  const reportProblem = useProblemToast()
  const { busy, shrinkAll } = useShrunkPhotos()
  const [taken, setTaken] = useState<readonly ArrivingPhoto[]>([])
  const arriving = taken.filter(({ photoId }) => !items.some(({ photo }) => photo.id === photoId))
  // A photo that is deleted later must not come back as one that arrives.
  if (arriving.length < taken.length) setTaken(arriving)

  async function add(files: readonly File[], what: About): Promise<void> {
    let url = ''
    const show = (preview: Blob) => {
      url = URL.createObjectURL(preview)
      setTaken((now) => [...now, { url, phase: what.phase, photoId: null }])
    }
    const store = async (shrunk: ShrunkPhoto) => {
      const photo = { about: `orders/${orderId}`, kind: 'photo' as const, ...what, ...shrunk }
      const added = await data.addPhoto(photo)
      if (!added.ok) {
        reportProblem(added.problem)
        return
      }
      const { photoId } = added.value
      keepThumb(photoId, url)
      setTaken((now) => now.map((one) => (one.url === url ? { ...one, photoId } : one)))
    }
    await shrinkAll(files, store, show)
    // Those that could not be stored.
    setTaken((now) => now.filter(({ photoId }) => photoId !== null))
  }

  return { busy, add, arriving }
}
