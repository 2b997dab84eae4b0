import type { Translate } from '#messages/index.ts'
import { showToast } from '#ui/overlay/toast.ts'

/** Copies a link, and says whether it was copied. */
export async function copyLink(url: string, t: Translate): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    showToast(t('customerLink.copied'), { kind: 'success' })
  } catch {
    showToast(t('customerLink.notCopied'), { kind: 'danger' })
  }
}
