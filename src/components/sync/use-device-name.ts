import { useT } from '#messages/index.ts'
import { useMediaQuery } from '#ui/use-media-query.ts'

/** What this is called where something is said to be saved on it: a phone, or any other device. */
export function useDeviceName(): string {
  const t = useT()
  return t(useMediaQuery('(width < 600px)') ? 'device.phone' : 'device.other')
}
