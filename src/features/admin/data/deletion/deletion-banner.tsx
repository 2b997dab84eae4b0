import { useActor, useCompany } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import type { Company } from '#domain/entities/company.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Banner } from '#ui/layout/banner.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { useDeletion } from './use-deletion.ts'

/** Tells everyone when their company will be deleted; its owner can keep it. */
export function DeletionBanner() {
  const company = useCompany()
  return company?.deletion ? <Notice company={company} /> : null
}

function Notice({ company }: { company: Company }) {
  const t = useT()
  const actor = useActor()
  const { date, keep } = useDeletion(company)
  const isOwner = actor !== null && can(actor, 'company/delete')
  return (
    <Banner
      tone="danger"
      title={t('deletion.due', { date })}
      action={
        isOwner && (
          <>
            <Button onPress={() => void keep()}>{t('deletion.keep')}</Button>
            <ButtonLink href="/admin/data">{t('yourData.export')}</ButtonLink>
          </>
        )
      }
    >
      {t(isOwner ? 'deletion.youCanStop' : 'deletion.onlyOwner')}
    </Banner>
  )
}
