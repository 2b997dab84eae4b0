import { permissions } from '#domain/access/actor.ts'
import type { Invite } from '#domain/entities/invite.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Facts } from '#ui/list/facts.tsx'
import styles from './join.module.css'

/** Who offers what, shown before anything is asked. */
export function InviteOffer({ invite }: { invite: Invite }) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const also = permissions.filter((one) => invite.permissions.includes(one))
  return (
    <>
      <Facts
        items={[
          { term: t('join.company'), detail: invite.companyName },
          ...(invite.inviterName === ''
            ? []
            : [{ term: t('join.inviter'), detail: invite.inviterName }]),
          { term: t('join.role'), detail: t(`role.${invite.role}`) },
          ...(also.length === 0
            ? []
            : [
                {
                  term: t('join.also'),
                  detail: format.list(also.map((one) => t(`join.permission.${one}`))),
                },
              ]),
          { term: t('join.email'), detail: invite.email },
          { term: t('join.until'), detail: format.when(invite.expiresAt, now) },
        ]}
      />
      {invite.note !== '' && <blockquote className={styles.note}>{invite.note}</blockquote>}
    </>
  )
}

/** What joining means for the person and the phone. */
export function JoinMeaning({ role }: Pick<Invite, 'role'>) {
  const t = useT()
  return (
    <ul className={styles.meaning}>
      <li>{t(role === 'technician' ? 'join.meaningOrders' : 'join.meaningOffice')}</li>
      {role === 'technician' && <li>{t('join.meaningVisible')}</li>}
    </ul>
  )
}
