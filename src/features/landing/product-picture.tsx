import { clsx } from 'clsx'
import { useLocale, useT } from '#messages/index.ts'
import { PhoneFrame } from './phone-frame.tsx'
import styles from './product-picture.module.css'

/** The office's schedule with a technician's orders in front: real screens, taken by `npm run screenshots -- --landing`. */
export function ProductPicture() {
  const t = useT()
  return (
    <figure className={styles.picture}>
      <div className={styles.desk}>
        <Screen name="desk" alt={t('landing.deskPicture')} width={1440} height={900} />
      </div>
      <div className={styles.phone}>
        <PhoneFrame>
          <Screen name="phone" alt={t('landing.phonePicture')} width={390} height={844} />
        </PhoneFrame>
      </div>
    </figure>
  )
}

interface ScreenProps {
  name: 'desk' | 'phone'
  alt: string
  width: number
  height: number
}

/**
 * The theme may be chosen, which `<picture>` could not follow. Lazy, because what is not displayed, such as the desk's
 * picture on a phone, should not be loaded.
 */
function Screen({ name, alt, width, height }: ScreenProps) {
  const locale = useLocale()
  return (['light', 'dark'] as const).map((theme) => (
    <img
      key={theme}
      className={clsx(styles.screen, styles[theme])}
      src={`/screenshots/landing/${name}-${theme}-${locale}.webp`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  ))
}
