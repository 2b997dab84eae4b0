import { Copy } from 'lucide-react'
import { copyLink } from '#components/share/link-parts.tsx'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { type EstimateView, sharesOf } from '#data/index.ts'
import { useCompany, useLive, useMutate } from '#data/react.ts'
import { isShareActive, newShare } from '#domain/share/new-share.ts'
import { shareLink } from '#domain/share/share-link.ts'
import { newShareToken } from '#lib/new-share-token.ts'
import { trueNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'

/** Copies the customer's link to a sent estimate, which is made where there is none. */
export function CopyLink({ view: { estimate } }: { view: EstimateView }) {
  const t = useT()
  const company = useCompany()
  const mutate = useMutate()
  const reportProblem = useProblemToast()
  const shares = useLive(sharesOf(estimate.id))
  if (!company || !shares) return null
  const current = shares.find(({ share }) => isShareActive(share, trueNow()))
  const linkOf = (token: string) => shareLink(location.origin, { companyId: company.id, token })

  async function copy(): Promise<void> {
    if (current) return copyLink(linkOf(current.share.token), t)
    const token = newShareToken()
    // Copied before it is stored, because browsers allow it only right after the press.
    void copyLink(linkOf(token), t)
    const { id, customerId } = estimate
    const target = { kind: 'estimate', targetId: id, customerId, mailTo: '' } as const
    const result = await mutate('share/create', newShare(target, token, trueNow()))
    if (!result.ok) reportProblem(result.problem)
  }

  return (
    <Button icon={<Copy aria-hidden="true" />} onPress={() => void copy()}>
      {t('customerLink.copy')}
    </Button>
  )
}
