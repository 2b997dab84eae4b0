import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { PasswordSheet } from '#components/sheet/password-sheet.tsx'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useActor, useData, useSession, useSyncStatus } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { saveFile } from '#lib/save-file.ts'

/** For the owner: saves the whole log as a file, after the password was asked for. */
export function ExportLogButton() {
  const t = useT()
  const data = useData()
  const actor = useActor()
  const session = useSession()
  const showProblem = useProblemToast()
  const isOffline = useSyncStatus()?.state.connection === 'offline'
  const [isAsking, setAsking] = useState(false)
  const [read, setRead] = useState<number | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  if (actor?.role !== 'owner') return null

  async function start(): Promise<void> {
    const { signal } = (running.current = new AbortController())
    setRead(0)
    const { exportLog } = await data.loadCompanyData()
    const exported = await exportLog({ signal, onProgress: setRead })
    if (signal.aborted) return
    setRead(null)
    if (!exported.ok) return showProblem(exported.problem)
    if (!exported.value) return
    saveFile(`daybook-log-${new Date().toISOString().slice(0, 10)}.csv`, exported.value)
    showToast(t('log.exported'))
  }

  function cancel(): void {
    running.current?.abort()
    setRead(null)
  }

  return (
    <>
      {read === null ? (
        <Button icon={<Download />} onPress={() => setAsking(true)}>
          {t('log.exportShort')}
        </Button>
      ) : (
        <>
          <output>{t('log.exporting', { count: read })}</output>
          <Button onPress={cancel}>{t('action.cancel')}</Button>
        </>
      )}
      {isAsking && (
        <PasswordSheet
          title={t('log.export')}
          submitLabel={t('log.export')}
          email={session.kind === 'signedIn' ? session.email : ''}
          isOffline={isOffline}
          run={async (password) => (await data.loadCompanyData()).confirmPassword(password)}
          onDone={() => {
            setAsking(false)
            void start()
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t('log.exportNote')}</p>
        </PasswordSheet>
      )}
    </>
  )
}
