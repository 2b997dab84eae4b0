import { formatBytes } from '#lib/format-bytes.ts'
import { useFormat, useT } from '#messages/index.ts'

/** A size in bytes as text; anything below 1 kB is shown as that. */
export function SizeText({ bytes }: { bytes: number }) {
  const t = useT()
  const { locale } = useFormat()
  return <span>{bytes < 1000 ? t('size.small') : formatBytes(bytes, locale)}</span>
}
