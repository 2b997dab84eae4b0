import type { ShrunkPhoto } from '#components/photo/shrink.ts'
import { useShrunkPhotos } from '#components/photo/use-shrunk-photos.ts'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import type { NewPhoto } from '#data/index.ts'
import { useData } from '#data/react.ts'

type About = Pick<NewPhoto, 'phase' | 'item' | 'caption'>

/** Scales photos down and adds them to an order. */
export function useAddPhotos(orderId: string) {
  const data = useData()
  const reportProblem = useProblemToast()
  const { busy, shrinkAll } = useShrunkPhotos()

  async function add(files: readonly File[], what: About): Promise<void> {
    const keep = async (shrunk: ShrunkPhoto) => {
      const photo = { about: `orders/${orderId}`, kind: 'photo' as const, ...what, ...shrunk }
      const added = await data.addPhoto(photo)
      if (!added.ok) reportProblem(added.problem)
    }
    await shrinkAll(files, keep)
  }

  return { busy, add }
}
