import { useState } from 'react'
import type { Problem } from '#domain/problem.ts'
import { useT } from '#messages/index.ts'
import type { Result } from '#lib/result.ts'
import { showToast } from '#ui/toast.ts'
import { useProblemToast } from '../use-problem-toast.ts'
import { photoSide, shrinkPhoto } from './shrink-photo.ts'
import type { Shrunk } from './shrink.ts'

export interface PhotoKeeping {
  /** How many are being made ready. */
  readonly busy: number
  readonly keep: (files: readonly File[]) => Promise<readonly string[]>
}

/** Makes pictures small and keeps them, one after the other; resolves to the ids of those that were kept. */
export function useKeepPhotos(
  add: (shrunk: Shrunk) => Promise<Result<{ readonly photoId: string }, Problem>>,
): PhotoKeeping {
  const t = useT()
  const reportProblem = useProblemToast()
  const [busy, setBusy] = useState(0)

  async function keep(files: readonly File[]): Promise<readonly string[]> {
    const kept: string[] = []
    setBusy((now) => now + files.length)
    for (const file of files) {
      const shrunk = await shrinkPhoto(file, photoSide)
      const added = shrunk && (await add(shrunk))
      if (!added) showToast(t('photo.unreadable', { name: file.name }), { kind: 'danger' })
      else if (added.ok) kept.push(added.value.photoId)
      else reportProblem(added.problem)
      setBusy((now) => now - 1)
    }
    return kept
  }

  return { busy, keep }
}
