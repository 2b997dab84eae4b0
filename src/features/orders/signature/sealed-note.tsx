import { ShieldCheck, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { sha256Hex } from '#lib/sha256-hex.ts'
import { useT } from '#messages/index.ts'
import styles from './signature.module.css'

export interface SealedNoteProps {
  summary: string
  sha256: string
}

/** Whether these are still the words that were signed. */
export function SealedNote({ summary, sha256 }: SealedNoteProps) {
  const t = useT()
  const [isSealed, setSealed] = useState<boolean | null>(null)

  useEffect(() => {
    let here = true
    const check = async () => {
      const found = await sha256Hex(summary)
      if (here) setSealed(found === sha256)
    }
    void check()
    return () => {
      here = false
    }
  }, [summary, sha256])

  if (isSealed === null) return null
  const Icon = isSealed ? ShieldCheck : TriangleAlert
  return (
    <p className={styles.sealed} data-broken={isSealed ? undefined : true}>
      <Icon aria-hidden="true" />
      {t(isSealed ? 'sign.sealed' : 'sign.broken', { code: sha256.slice(0, 12) })}
    </p>
  )
}
