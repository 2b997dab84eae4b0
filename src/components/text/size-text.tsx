import { formatBytes } from '#lib/format-bytes.ts'
import { useLocale, useT } from '#messages/index.ts'

/** How much it weighs; what is next to nothing is said to be so. */
export function SizeText({ bytes }: { bytes: number }) {
  const t = useT()
  const locale = useLocale()
  return <span>{bytes < 1000 ? t('size.small') : formatBytes(bytes, locale)}</span>
}
