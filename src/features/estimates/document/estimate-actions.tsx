import { ClipboardPlus, PenLine } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { lazyPart } from '#components/lazy-part.ts'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { type EstimateView, templateList } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { hasEstimateStep } from '#domain/estimate/estimate-machine.ts'
import type { EstimateState } from '#domain/estimate/estimate-state.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { AskDeposit } from './ask-deposit.tsx'
import { EstimateMenu } from './estimate-menu.tsx'
import { PdfMenu, useEstimatePdf } from './pdf-menu.tsx'
import { useConvert } from './use-convert.ts'

const ApproveSheet = lazySheet(
  async () => (await import('../answer/approve-sheet.tsx')).ApproveSheet,
)
const DeclineSheet = lazySheet(
  async () => (await import('../answer/decline-sheet.tsx')).DeclineSheet,
)
const ConvertSheet = lazySheet(async () => (await import('./convert-sheet.tsx')).ConvertSheet)
const CopyLink = lazyPart(async () => (await import('./copy-link.tsx')).CopyLink)
const EstimateLink = lazySheet(async () => (await import('./estimate-link.tsx')).EstimateLink)

export interface EstimateActionsProps {
  view: EstimateView
  state: EstimateState
}

/** What can still be done with an estimate that was sent. */
export function EstimateActions({ view, state }: EstimateActionsProps) {
  const t = useT()
  const actor = useActor()
  const convert = useConvert(view.estimate)
  const pdf = useEstimatePdf(view)
  // Where all buttons do not fit into one line.
  const isPhone = useMediaQuery('(width < 600px)')
  const hasTemplates = (useLive(templateList()) ?? []).length > 0
  const navigate = useNavigate()
  const reportProblem = useProblemToast()
  const { state: arrival, search } = useLocation()
  const [opened, setOpened] = useState<'approve' | 'decline' | 'link' | 'convert' | null>(null)
  const asking = opened ?? (wasJustSent(arrival) ? 'link' : null)
  const [isConverting, setConverting] = useState(false)
  const { estimate } = view
  const { status } = estimate
  const mayEdit = actor !== null && can(actor, 'estimate/edit', { ...estimate })
  const mayDecide = actor !== null && can(actor, 'estimate/decide', { ...estimate })
  const mayConvert = actor !== null && can(actor, 'estimate/convert')
  const pdfItems = pdf.choices.map((choice) => ({
    ...choice,
    label: `${t('estimates.pdf')} (${choice.label})`,
  }))
  const mayShare = actor !== null && can(actor, 'share/edit') && status !== 'cancelled'

  function close() {
    setOpened(null)
    // Otherwise loading the page again would offer the link again.
    if (wasJustSent(arrival)) void navigate({ search }, { replace: true, state: null })
  }

  async function convertAtOnce() {
    setConverting(true)
    const result = await convert(null)
    setConverting(false)
    if (!result.ok) reportProblem(result.problem)
  }

  return (
    <>
      {!isPhone && <PdfMenu pdf={pdf} />}
      <AskDeposit estimate={estimate} />
      {mayShare && state === 'sent' && !isPhone && <CopyLink view={view} />}
      {mayDecide && hasEstimateStep(status, 'declined') && (
        <Button onPress={() => setOpened('decline')}>{t('estimates.customerDeclined')}</Button>
      )}
      {mayDecide && state === 'sent' && (
        <Button
          variant="primary"
          icon={<PenLine aria-hidden="true" />}
          onPress={() => setOpened('approve')}
        >
          {t('estimates.customerApproved')}
        </Button>
      )}
      {mayConvert && hasEstimateStep(status, 'converted') && (
        <Button
          variant="primary"
          icon={<ClipboardPlus aria-hidden="true" />}
          pending={isConverting}
          onPress={() => (hasTemplates ? setOpened('convert') : void convertAtOnce())}
        >
          {t('estimates.convert')}
        </Button>
      )}
      {(mayEdit || mayShare || isPhone) && (
        <EstimateMenu
          estimate={estimate}
          mayEdit={mayEdit}
          first={isPhone ? pdfItems : []}
          onLink={mayShare && status !== 'draft' ? () => setOpened('link') : null}
        />
      )}
      <Suspense fallback={null}>
        {asking === 'approve' && <ApproveSheet estimate={estimate} onClose={close} />}
        {asking === 'link' && mayShare && <EstimateLink view={view} onClose={close} />}
        {asking === 'convert' && mayConvert && <ConvertSheet convert={convert} onClose={close} />}
        {asking === 'decline' && <DeclineSheet estimate={estimate} onClose={close} />}
      </Suspense>
    </>
  )
}

/** Whether the page was opened by sending the estimate: then its link is what comes next. */
function wasJustSent(arrival: unknown): boolean {
  return typeof arrival === 'object' && arrival !== null && 'wasSent' in arrival
}
