import { useState } from 'react'
import { useData } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Button, type ButtonProps } from '#ui/form/button.tsx'
import { dropWish } from './join-progress.ts'

/** Signs out and stays on the invitation; what is unsent is kept for the person who signs out. */
export function SwitchAccount({ variant }: Pick<ButtonProps, 'variant'>) {
  const t = useT()
  const data = useData()
  const [pending, setPending] = useState(false)

  async function leave() {
    setPending(true)
    dropWish()
    await data.signOut('keep').finally(() => setPending(false))
  }

  return (
    <Button
      variant={variant}
      size={variant === 'primary' ? 'large' : 'medium'}
      wide
      pending={pending}
      onPress={() => void leave()}
    >
      {t('join.switch')}
    </Button>
  )
}
