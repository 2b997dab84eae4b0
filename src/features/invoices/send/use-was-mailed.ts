import { sharesOf } from '#data/index.ts'
import { useLive } from '#data/react.ts'

/** Whether anything was mailed about an invoice; undefined before it is known. */
export function useWasMailed(invoiceId: string): boolean | undefined {
  return useLive(sharesOf(invoiceId))?.some(({ share }) => share.mailTo !== '')
}
