import { PictureField } from '#components/picture/picture-field.tsx'
import { usePictureUrl } from '#components/picture/pictures.ts'
import { unsentIds } from '#data/index.ts'
import { useActor, useLive, useMutate } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import type { Company } from '#domain/entities/company.ts'
import { logoId } from '#domain/entities/picture.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import styles from './logo-card.module.css'

/** The company's logo, and the buttons of those who may change it. */
export function LogoCard({ company }: { company: Company }) {
  const t = useT()
  const mutate = useMutate()
  const actor = useActor()
  const unsent = useLive(unsentIds('pictures'))
  const may = actor !== null && can(actor, 'picture/edit', { id: logoId })
  const logo = <Logo name={company.name} />
  return (
    <Card title={t('picture.logo')}>
      {may ? (
        <PictureField
          pictureId={logoId}
          isUnsent={unsent?.has(logoId) ?? false}
          onSet={(fields) => mutate('picture/set', { pictureId: logoId, ...fields })}
          onRemove={() => mutate('picture/remove', { pictureId: logoId })}
        >
          {logo}
        </PictureField>
      ) : (
        logo
      )}
    </Card>
  )
}

function Logo({ name }: { name: string }) {
  const t = useT()
  const url = usePictureUrl(logoId)
  return (
    <span className={styles.plate}>
      {url === undefined ? (
        <span className={styles.none}>{t('picture.noLogo')}</span>
      ) : (
        <img src={url} alt={t('picture.logoOf', { name })} className={styles.logo} />
      )}
    </span>
  )
}
