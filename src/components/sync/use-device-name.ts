import { useT } from '#messages/index.ts'
import { useMediaQuery } from '#ui/use-media-query.ts'

/** What to call this device where something is said to be saved on it: "phone", or a general word. */
export function useDeviceName(): string {
  const t = useT()
  return t(useMediaQuery('(width < 600px)') ? 'device.phone' : 'device.other')
}
