import { FactList } from '#components/fact-list.tsx'
import { PasswordSheet } from '#components/sheet/password-sheet.tsx'
import { customerById, team } from '#data/index.ts'
import { useData, useLive, useSession, useSyncStatus } from '#data/react.ts'
import type { Erasure } from '#domain/entities/erasure.ts'
import { useT } from '#messages/index.ts'
import { showToast } from '#ui/overlay/toast.ts'

interface EraseSheetProps {
  subject: Pick<Erasure, 'kind' | 'subjectId'>
  onDone: () => void
  onClose: () => void
}

/** Says what is erased and what stays, and asks for the password. */
export function EraseSheet({ subject, onDone, onClose }: EraseSheetProps) {
  const t = useT()
  const data = useData()
  const session = useSession()
  const isOffline = useSyncStatus()?.state.connection === 'offline'
  const { kind, subjectId } = subject
  const customer = useLive(customerById(subjectId))?.customer
  const person = useLive(team())?.find(({ id }) => id === subjectId)
  const name = kind === 'customer' ? customer?.name : person && (person.name || person.email)
  if (name === undefined) return null
  return (
    <PasswordSheet
      title={t('erasure.confirmTitle', { name })}
      submitLabel={t('erasure.confirm')}
      danger
      email={session.kind === 'signedIn' ? session.email : ''}
      isOffline={isOffline}
      run={async (password) => (await data.loadCompanyData()).requestErasure(password, subject)}
      onDone={() => {
        showToast(t('erasure.startedToast'))
        onDone()
      }}
      onClose={onClose}
    >
      <FactList
        facts={[
          t(kind === 'customer' ? 'erasure.customerGone' : 'erasure.personGone'),
          t(kind === 'customer' ? 'erasure.customerKept' : 'erasure.personKept'),
          t('erasure.everywhere'),
          t('erasure.forGood'),
        ]}
      />
    </PasswordSheet>
  )
}
