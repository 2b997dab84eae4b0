import { isAdminLevel } from '#domain/access/can.ts'
import type { Actor } from '#domain/access/actor.ts'
import type { Ref } from '#domain/mutation/types.ts'
import { useT } from '#messages/index.ts'
import { Link } from '#ui/link.tsx'

/** For those who may read the audit log: a link to all changes of one document. */
export function ChangesLink({ of, actor }: { of: Ref; actor: Actor | null }) {
  const t = useT()
  if (!actor || !isAdminLevel(actor)) return null
  const query = new URLSearchParams({ ref: of })
  return (
    <p>
      <Link href={`/admin/log?${query}`} alone>
        {t('log.allChanges')}
      </Link>
    </p>
  )
}
