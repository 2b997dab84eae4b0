import { PersonName } from '#components/contact/person-name.tsx'
import { type AuditEntry, devicesOf, team } from '#data/index.ts'
import { useActor, useFeature, useLive } from '#data/react.ts'
import { actorName } from '#domain/access/actor-name.ts'
import { permissions } from '#domain/access/actor.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import { systemUid } from '#domain/access/system-actor.ts'
import { clockErrorOf, delayOf } from '#domain/audit/clock-of.ts'
import type { Receipt } from '#domain/entities/receipt.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Link } from '#ui/link.tsx'
import { type Fact, Facts } from '#ui/list/facts.tsx'
import styles from './entry.module.css'
import { thingHref } from './thing-href.ts'

/** Who changed what, when it happened, and when the server received it. */
export function EntryFacts({ entry: { receipt, subject, lead } }: { entry: AuditEntry }) {
  const t = useT()
  const actor = useActor()
  const isOffice = actor !== null && isAdminLevel(actor)
  const people = useLive(team())
  const hasStock = useFeature('inventory')
  const devices = useLive(devicesOf(receipt.actorId))
  const device = devices?.find(({ deviceId }) => deviceId === receipt.deviceId)
  const person = actorName(people, receipt.actorId) ?? t('log.unknownPerson')
  const href = subject && thingHref(subject, { isOffice, hasStock })
  const thing = subject && (subject.name || t(`log.thing.${subject.collection}`))
  const facts: (Fact | null)[] = [
    {
      term: t('log.person'),
      detail: (
        <>
          {receipt.actorId === systemUid || !isOffice ? (
            <PersonName name={person} />
          ) : (
            <Link href={`/technicians/${receipt.actorId}`}>
              <PersonName name={person} userId={receipt.actorId} />
            </Link>
          )}
          <RoleNote lead={lead} />
        </>
      ),
    },
    subject && {
      term: t(`log.thing.${subject.collection}`),
      detail: href ? <Link href={href}>{thing}</Link> : thing,
    },
    { term: t('log.happened'), detail: <Happened receipt={receipt} /> },
    { term: t('log.received'), detail: <Received receipt={receipt} /> },
    receipt.deviceId === ''
      ? null
      : {
          term: t('log.device'),
          detail: (
            <>
              {device?.label}
              <span className={styles.note}>{receipt.deviceId}</span>
            </>
          ),
        },
  ]
  return <Facts items={facts.filter((fact) => fact !== null)} />
}

/** The role with which the commit was written. */
function RoleNote({ lead }: { lead: Receipt | null }) {
  const t = useT()
  if (lead?.role === undefined) return null
  const granted = permissions.filter((one) => lead.permissions?.includes(one))
  const words = [t(`role.${lead.role}`), ...granted.map((one) => t(`log.permission.${one}`))]
  return <span className={styles.note}>{words.join(' · ')}</span>
}

function Happened({ receipt }: { receipt: Receipt }) {
  const t = useT()
  const format = useFormat()
  const error = clockErrorOf(receipt)
  return (
    <>
      <time dateTime={receipt.at}>{format.exact(receipt.at)}</time>
      {error !== 0 && (
        <span className={styles.note}>
          {t(error > 0 ? 'log.clockAhead' : 'log.clockBehind', {
            time: format.exact(receipt.deviceAt),
            by: format.duration(Math.abs(error)),
          })}
        </span>
      )}
    </>
  )
}

function Received({ receipt }: { receipt: Receipt }) {
  const t = useT()
  const format = useFormat()
  const delay = delayOf(receipt)
  return (
    <>
      <time dateTime={receipt.receivedAt}>{format.exact(receipt.receivedAt)}</time>
      {delay > 0 && (
        <span className={styles.note}>{t('log.later', { by: format.duration(delay) })}</span>
      )}
    </>
  )
}
