import { UserPen } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { useSession } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'

const EditPersonSheet = lazySheet(
  async () => (await import('#features/technicians/person/edit-person-sheet.tsx')).EditPersonSheet,
)

/** Edits the signed-in person's own name and phone. */
export function OwnProfile() {
  const t = useT()
  const session = useSession()
  const [isEditing, setEditing] = useState(false)
  const user = session.kind === 'signedIn' ? session.user : null
  if (user?.status !== 'active') return null
  return (
    <>
      <Button icon={<UserPen aria-hidden="true" />} onPress={() => setEditing(true)}>
        {t('technicians.editOwn')}
      </Button>
      <Suspense fallback={null}>
        {isEditing && <EditPersonSheet person={user} own onClose={() => setEditing(false)} />}
      </Suspense>
    </>
  )
}
