import { Share2 } from 'lucide-react'
import { type Translate, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { showToast } from '#ui/overlay/toast.ts'

/** Copies a link, and says whether it was copied. */
export async function copyLink(url: string, t: Translate): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    showToast(t('link.copied'), { kind: 'success' })
  } catch {
    showToast(t('link.notCopied'), { kind: 'danger' })
  }
}

/** A link as text, to be selected and copied by hand. */
export function LinkField({ url, label }: { url: string; label: string }) {
  return (
    <TextField
      label={label}
      hideLabel
      value={url}
      readOnly
      onFocus={(event) => event.target.select()}
    />
  )
}

/** Only where the device can share, such as phones. `title` is what stands beside the link. */
export function ShareButton({ url, title }: { url: string; title?: string }) {
  const t = useT()
  if (!('share' in navigator)) return null
  return (
    <Button
      icon={<Share2 aria-hidden="true" />}
      onPress={() =>
        // It rejects when the person shares with nobody.
        void navigator
          .share({ url, ...(title !== undefined && { title, text: title }) })
          .catch(() => undefined)
      }
    >
      {t('link.share')}
    </Button>
  )
}
