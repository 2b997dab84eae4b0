import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ChangeSentence } from '#components/sync/change-sentence.tsx'
import { useDeviceName } from '#components/sync/use-device-name.ts'
import { outboxItems } from '#data/index.ts'
import { useData, useLive, useSession, useSyncStatus } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import styles from './sign-out.module.css'

/**
 * Signing out never loses work: unsent changes are listed, and discarding them requires typing a word. With
 * nothing unsent, erasing the device comes first, because someone else may use it next.
 */
export function SignOut() {
  const t = useT()
  const data = useData()
  const navigate = useNavigate()
  const signedIn = useSession().kind === 'signedIn'
  const status = useSyncStatus()
  const device = useDeviceName()
  const unsent = status?.unsent ?? 0
  const offline = status?.state.connection === 'offline'
  const [step, setStep] = useState<'none' | 'ask' | 'discard'>('none')
  const [pending, setPending] = useState<'send' | 'erase' | 'none'>('none')
  const [tried, setTried] = useState(false)

  async function leave(choice: 'keep' | 'erase' | 'discard') {
    if (choice !== 'keep') setPending('erase')
    // After erasing, the page reloads and confirms it.
    if ((await data.signOut(choice)) === 'erased') return
    await navigate('/login', { replace: true })
    showToast(t('shell.signedOut'))
  }

  async function send() {
    setPending('send')
    try {
      await data.syncNow()
      setTried(true)
    } finally {
      setPending('none')
    }
  }

  // What signing out would mean is unknown until the queue has been read.
  if (!signedIn || !status) return null
  const word = t('sync.discardConfirmation')
  return (
    <>
      <Button icon={<LogOut aria-hidden="true" />} onPress={() => setStep('ask')}>
        {t('shell.signOut')}
      </Button>
      <Sheet
        isOpen={step === 'ask'}
        onOpenChange={(isOpen) => !isOpen && setStep('none')}
        title={t('shell.signOutTitle')}
        closeLabel={t('action.cancel')}
        size="small"
        footer={
          unsent > 0 ? (
            <>
              <Button variant="primary" pending={pending === 'send'} onPress={() => void send()}>
                {t('shell.signOutSync')}
              </Button>
              <Button onPress={() => void leave('keep')}>{t('shell.signOut')}</Button>
              <Button variant="quietDanger" onPress={() => setStep('discard')}>
                {t('shell.signOutErase')}
              </Button>
            </>
          ) : (
            <>
              <Button variant="primary" onPress={() => void leave('keep')}>
                {t('shell.signOut')}
              </Button>
              <Button pending={pending === 'erase'} onPress={() => void leave('erase')}>
                {t('shell.signOutErase')}
              </Button>
            </>
          )
        }
      >
        <div className={styles.content}>
          {unsent === 0 ? (
            <>
              <output>{t('sync.allSynced')}</output>
              <p>{t('shell.signOutChoice', { device })}</p>
            </>
          ) : (
            <>
              <output>
                {t('shell.signOutUnsent', { count: unsent, device })}{' '}
                {t(tried ? 'shell.signOutNotSynced' : 'shell.signOutKeeps', { count: unsent })}
              </output>
              <UnsentChanges unsent={unsent} />
            </>
          )}
          {offline && <p>{t('sync.signInNeedsConnection')}</p>}
        </div>
      </Sheet>
      <ConfirmDialog
        isOpen={step === 'discard'}
        onOpenChange={(isOpen) => !isOpen && setStep('none')}
        title={t('shell.signOutDiscardTitle')}
        confirmLabel={t('shell.signOutDiscard')}
        cancelLabel={t('action.cancel')}
        danger
        typed={{ word, label: t('sync.discardTypeConfirmation', { word }) }}
        onConfirm={() => leave('discard')}
      >
        <p>{t('shell.signOutUnsent', { count: unsent, device })}</p>
        <p>{t('shell.signOutDiscardNote')}</p>
      </ConfirmDialog>
    </>
  )
}

/** Maximum number of unsent changes to list. */
const shown = 5

function UnsentChanges({ unsent }: { unsent: number }) {
  const t = useT()
  const items = useLive(outboxItems())
  if (!items) return null
  const named = items.slice(0, shown)
  const more = unsent - named.length
  return (
    <ul className={styles.list}>
      {named.map((item) => (
        <li key={item.id}>
          <ChangeSentence change={item} />
        </li>
      ))}
      {named.length > 0 && more > 0 && <li>{t('sync.andMore', { count: more })}</li>}
    </ul>
  )
}
