import { Check, CloudOff, Image, LogIn, RefreshCw, Smartphone, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Translate, useFormat, useNow, useT } from '#messages/index.ts'
import type { Tone } from '#ui/badge.tsx'
import { Pill } from '#ui/pill.tsx'
import { useDeviceWord } from './use-device-word.ts'

/** The part of the sync status that is shown; what `useSyncStatus` gives fits. */
export interface SyncPillStatus {
  readonly online: boolean
  readonly state: 'sent' | 'sending' | 'waiting' | 'needsYou' | 'signIn'
  readonly waiting: number
  readonly sending: number
  readonly needsYou: number
  /** Pictures whose bytes are still here; none where left out. */
  readonly photosWaiting?: number
  /** ISO instant of the oldest unsent change. */
  readonly oldestAt: string | null
}

export interface SyncPillProps {
  status: SyncPillStatus
  href?: string | undefined
  onPress?: (() => void) | undefined
}

/** Whether the office has everything, in words; leads to the list of what is on its way. */
export function SyncPill({ status, href, onPress }: SyncPillProps) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const age = status.oldestAt === null ? '' : format.age(status.oldestAt, now)
  const device = useDeviceWord()
  const { tone, icon, word, note } = lookOf(status, { age, device }, t)
  return (
    <Pill tone={tone} icon={icon} label={`${word}. ${note}`} href={href} onPress={onPress}>
      {word}
    </Pill>
  )
}

interface Look {
  readonly tone: Tone
  readonly icon: ReactNode
  readonly word: string
  readonly note: string
}

interface Said {
  readonly age: string
  readonly device: string
}

function lookOf(status: SyncPillStatus, { age, device }: Said, t: Translate): Look {
  const { online, state, waiting, sending, needsYou, photosWaiting = 0 } = status
  switch (state) {
    case 'sent':
      if (photosWaiting > 0) {
        return {
          tone: 'slate',
          icon: online ? <Image aria-hidden="true" /> : <CloudOff aria-hidden="true" />,
          word: t('pill.photos', { count: photosWaiting }),
          note: t('pill.photosNote', { count: photosWaiting, device }),
        }
      }
      return online
        ? {
            tone: 'grey',
            icon: <Check aria-hidden="true" />,
            word: t('pill.sent'),
            note: t('pill.sentNote'),
          }
        : {
            tone: 'slate',
            icon: <CloudOff aria-hidden="true" />,
            word: t('pill.noSignal'),
            note: t('pill.sentNote'),
          }
    case 'sending':
      return {
        tone: 'slate',
        icon: <RefreshCw aria-hidden="true" />,
        word: t('pill.sending', { count: sending }),
        note: t('pill.sendingNote', { count: sending }),
      }
    case 'waiting':
      return {
        tone: 'slate',
        icon: online ? <Smartphone aria-hidden="true" /> : <CloudOff aria-hidden="true" />,
        word: t('pill.waiting', { count: waiting, age }),
        note: t('pill.waitingNote', { count: waiting, device }),
      }
    case 'needsYou':
      return {
        tone: 'needsYou',
        icon: <TriangleAlert aria-hidden="true" />,
        word: t('pill.needsYou', { count: needsYou }),
        note: t('pill.needsYouNote', { count: needsYou, device }),
      }
    case 'signIn':
      return {
        tone: 'needsYou',
        icon: <LogIn aria-hidden="true" />,
        word: t('pill.signIn', { count: waiting + sending }),
        note: t('pill.signInNote', { device }),
      }
  }
}
