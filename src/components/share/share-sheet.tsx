import { Copy, Link2Off, Mail } from 'lucide-react'
import { useState } from 'react'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { Problem } from '#domain/problem.ts'
import { isShareActive, newShare, type NewShare } from '#domain/share/new-share.ts'
import type { ShareItem } from '#domain/share/share-item.ts'
import { shareLink } from '#domain/share/share-link.ts'
import { newShareToken } from '#lib/new-share-token.ts'
import type { Result } from '#lib/result.ts'
import { trueNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { useProblemToast } from '../sheet/use-problem-toast.ts'
import { LinkFacts } from './link-facts.tsx'
import { copyLink, ShareButton } from './link-parts.tsx'
import styles from './share-sheet.module.css'

export interface ShareSheetProps {
  companyId: string
  target: Omit<NewShare, 'mailTo'>
  /** '' without one. */
  customerEmail: string
  /** The links to the target, the newest first. */
  shares: readonly ShareItem[]
  create: (args: MutationArgs<'share/create'>) => Promise<Result<unknown, Problem>>
  revoke: (args: MutationArgs<'share/revoke'>) => Promise<Result<unknown, Problem>>
  onClose: () => void
}

/** The customer's link to one document: makes it when it is first copied or sent, and turns it off. */
export function ShareSheet(props: ShareSheetProps) {
  const { companyId, target, customerEmail, shares, create, revoke, onClose } = props
  const t = useT()
  const reportProblem = useProblemToast()
  const [isTurningOff, setTurningOff] = useState(false)
  const active = shares.filter(({ share }) => isShareActive(share, trueNow()))
  const [current] = active
  const linkOf = (token: string) => shareLink(location.origin, { companyId, token })
  const url = current && linkOf(current.share.token)
  const wasMailed = active.some(({ share }) => share.mailTo !== '')

  async function make(mailTo: string): Promise<boolean> {
    const token = newShareToken()
    // Copied before it is stored, because browsers allow it only right after the press.
    if (mailTo === '') void copyLink(linkOf(token), t)
    const result = await create(newShare({ ...target, mailTo }, token, trueNow()))
    if (!result.ok) reportProblem(result.problem)
    return result.ok
  }

  async function email() {
    if (await make(customerEmail))
      showToast(t('customerLink.emailed', { email: customerEmail }), { kind: 'success' })
  }

  async function turnOff(): Promise<boolean> {
    for (const { share } of active) {
      const result = await revoke({ shareId: share.id })
      if (!result.ok) {
        reportProblem(result.problem)
        return false
      }
    }
    showToast(t('customerLink.turnedOff'), { kind: 'success' })
    return true
  }

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('customerLink.title')}
      closeLabel={t('action.close')}
    >
      <div className={styles.body}>
        <p className={styles.note}>{t(`customerLink.note.${target.kind}`)}</p>
        {current && url !== undefined && <LinkFacts url={url} item={current} />}
        {customerEmail !== '' && !wasMailed && (
          <p className={styles.note}>{t('customerLink.sendTo', { email: customerEmail })}</p>
        )}
        <div className={styles.buttons}>
          <Button
            variant="primary"
            icon={<Copy aria-hidden="true" />}
            onPress={() => void (url === undefined ? make('') : copyLink(url, t))}
          >
            {t('link.copy')}
          </Button>
          {customerEmail !== '' && !wasMailed && (
            <Button icon={<Mail aria-hidden="true" />} onPress={() => void email()}>
              {t('customerLink.send')}
            </Button>
          )}
          {url !== undefined && <ShareButton url={url} />}
          {current && (
            <Button icon={<Link2Off aria-hidden="true" />} onPress={() => setTurningOff(true)}>
              {t('customerLink.turnOff')}
            </Button>
          )}
        </div>
      </div>
      {isTurningOff && (
        <ConfirmDialog
          isOpen
          onOpenChange={setTurningOff}
          title={t('customerLink.turnOffTitle')}
          confirmLabel={t('customerLink.turnOff')}
          cancelLabel={t('action.cancel')}
          danger
          onConfirm={turnOff}
        >
          {t('customerLink.turnOffNote')}
        </ConfirmDialog>
      )}
    </Sheet>
  )
}
