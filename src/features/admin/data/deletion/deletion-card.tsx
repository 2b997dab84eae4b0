import { useState } from 'react'
import { FactList } from '#components/fact-list.tsx'
import { PasswordSheet } from '#components/sheet/password-sheet.tsx'
import { useSession, useSyncStatus } from '#data/react.ts'
import type { Company } from '#domain/entities/company.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { useDeletion } from './use-deletion.ts'

/** Has the company deleted after the days of grace, or keeps it after all; for the owner. */
export function DeletionCard({ company }: { company: Company }) {
  const t = useT()
  const session = useSession()
  const isOffline = useSyncStatus()?.state.connection === 'offline'
  const { isRequested, date, request, keep } = useDeletion(company)
  const [isAsking, setAsking] = useState(false)
  const [name, setName] = useState('')

  function close(): void {
    setAsking(false)
    setName('')
  }

  async function keepCompany(): Promise<void> {
    if (await keep()) showToast(t('deletion.kept'))
  }

  return (
    <Card
      title={t('deletion.title')}
      actions={
        isRequested ? (
          <Button variant="primary" onPress={() => void keepCompany()}>
            {t('deletion.keep')}
          </Button>
        ) : (
          <Button variant="danger" onPress={() => setAsking(true)}>
            {t('deletion.start')}
          </Button>
        )
      }
    >
      <p>{isRequested ? t('deletion.due', { date }) : t('deletion.about')}</p>
      {isAsking && (
        <PasswordSheet
          title={t('deletion.confirmTitle', { company: company.name })}
          submitLabel={t('deletion.confirm')}
          danger
          email={session.kind === 'signedIn' ? session.email : ''}
          isOffline={isOffline}
          run={(password) => request(password, name)}
          onDone={close}
          onClose={close}
        >
          <FactList
            facts={[
              t('deletion.everything', { date }),
              t('deletion.untilThen'),
              t('deletion.exportFirst'),
            ]}
          />
          <TextField
            label={t('deletion.typeName', { company: company.name })}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </PasswordSheet>
      )}
    </Card>
  )
}
