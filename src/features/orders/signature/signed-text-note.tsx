import { ShieldCheck, TriangleAlert } from 'lucide-react'
import { useCallback } from 'react'
import { useLoaded } from '#components/use-loaded.ts'
import { sha256Hex } from '#lib/sha256-hex.ts'
import { useT } from '#messages/index.ts'
import styles from './signature.module.css'

export interface SignedTextNoteProps {
  summary: string
  sha256: string
}

/** Whether the summary still matches the text that was signed. */
export function SignedTextNote({ summary, sha256 }: SignedTextNoteProps) {
  const t = useT()
  const isSealed = useLoaded(
    useCallback(async () => (await sha256Hex(summary)) === sha256, [summary, sha256]),
  )

  if (isSealed === undefined) return null
  const Icon = isSealed ? ShieldCheck : TriangleAlert
  return (
    <p className={styles.sealed} data-broken={isSealed ? undefined : true}>
      <Icon aria-hidden="true" />
      {t(isSealed ? 'sign.sealValid' : 'sign.sealInvalid', { code: sha256.slice(0, 12) })}
    </p>
  )
}
