import { Eraser } from 'lucide-react'
import { useT } from '#messages/index.ts'
import { Button, type ButtonProps } from '#ui/form/button.tsx'
import type { Signature } from './signature-pad.tsx'

export interface ClearSignatureProps extends Pick<ButtonProps, 'size' | 'variant'> {
  signature: Signature
}

/** Removes the strokes of a signature. */
export function ClearSignature({ signature, ...look }: ClearSignatureProps) {
  const t = useT()
  return (
    <Button
      {...look}
      icon={<Eraser aria-hidden="true" />}
      isDisabled={signature.isEmpty}
      onPress={signature.clear}
    >
      {t('sign.clear')}
    </Button>
  )
}
