import { useState } from 'react'
import { PermissionSwitches } from '#components/people/permission-switches.tsx'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useMutate } from '#data/react.ts'
import type { Actor } from '#domain/access/actor.ts'
import { can } from '#domain/access/can.ts'
import type { User } from '#domain/entities/user.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import styles from './person-page.module.css'
import { RoleSheet } from './role-sheet.tsx'

/** What a person may do, and why the reader cannot change it where they cannot. */
export function AccessCard({ person, actor }: { person: User; actor: Actor }) {
  const t = useT()
  const mutate = useMutate()
  const showProblem = useProblemToast()
  const [isChoosing, setChoosing] = useState(false)
  const manages = can(actor, 'member/manage', person)
  const mayChangeRole = manages && can(actor, 'member/manage', { ...person, role: 'admin' })

  // A switch moves at the press, before the person's row has changed.
  const [pressed, setPressed] = useState({ over: person.permissions, shown: person.permissions })
  const shown = pressed.over === person.permissions ? pressed.shown : person.permissions

  async function change(permissions: MutationArgs<'invite/create'>['permissions']) {
    setPressed({ over: person.permissions, shown: permissions })
    const edits = { permissions: { from: shown, to: permissions } }
    const saved = await mutate('member/edit', { uid: person.id, edits })
    if (saved.ok) return
    setPressed({ over: person.permissions, shown: person.permissions })
    showProblem(saved.problem)
  }

  return (
    <Card
      title={t('technicians.access')}
      actions={
        mayChangeRole && (
          <Button onPress={() => setChoosing(true)}>{t('technicians.changeRole')}</Button>
        )
      }
    >
      <div className={styles.access}>
        <p>
          <strong>{t(`role.${person.role}`)}</strong>
          <br />
          <span className={styles.none}>{t(`technicians.may.${person.role}`)}</span>
        </p>
        {person.role === 'technician' && (
          <PermissionSwitches
            value={shown}
            disabled={!manages}
            onChange={(next) => void change(next)}
          />
        )}
        {!manages && <p className={styles.none}>{t(reasonKey(person, actor))}</p>}
      </div>
      {isChoosing && <RoleSheet person={person} onClose={() => setChoosing(false)} />}
    </Card>
  )
}

function reasonKey(person: User, actor: Actor) {
  if (person.id === actor.uid) return 'technicians.ownAccess'
  return person.role === 'owner' ? 'technicians.ownerAccess' : 'technicians.officeAccess'
}
