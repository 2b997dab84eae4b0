import type { ShareProblem } from '#domain/share/share-reply.ts'
import { useShareText } from '../language.tsx'
import { FieldError } from './field-error.tsx'

const texts = {
  failed: 'share.sendFailed',
  busy: 'share.busy',
  invalid: 'share.invalid',
} as const

/** Why an answer did not get through; what was entered stays. The page itself shows every other problem. */
export function SendProblem({ problem }: { problem: ShareProblem | null }) {
  const t = useShareText()
  if (problem !== 'failed' && problem !== 'busy' && problem !== 'invalid') return null
  return <FieldError id="send-problem">{t(texts[problem])}</FieldError>
}
