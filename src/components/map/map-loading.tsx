import { useT } from '#messages/index.ts'
import styles from './map-loading.module.css'

/** Over a map whose streets are still to come. */
export function MapLoading() {
  const t = useT()
  return (
    <p className={styles.loading} data-skeleton>
      {t('map.loading')}
    </p>
  )
}
