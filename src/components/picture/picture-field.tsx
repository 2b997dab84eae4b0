import { ImagePlus, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { logoId, type PictureFields, pictureTypes } from '#domain/entities/picture.ts'
import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { useProblemToast } from '../sheet/use-problem-toast.ts'
import { UnsentMark } from '../sync/unsent-mark.tsx'
import { makePicture, type PictureProblem } from './make-picture.ts'
import styles from './picture-field.module.css'
import { usePictureUrl } from './pictures.ts'

type Save = (change: () => Promise<Result<unknown, Problem>>) => Promise<void>

export interface PictureFieldProps {
  /** Of the person, or `logoId`. */
  pictureId: string
  /** How it is shown: initials or the logo. */
  children: ReactNode
  isUnsent: boolean
  onSet: (picture: PictureFields) => Promise<Result<unknown, Problem>>
  onRemove: () => Promise<Result<unknown, Problem>>
}

const words = {
  person: {
    add: 'picture.add',
    change: 'picture.change',
    remove: 'picture.remove',
    note: 'picture.note',
  },
  logo: {
    add: 'picture.logoAdd',
    change: 'picture.logoChange',
    remove: 'picture.logoRemove',
    note: 'picture.logoNote',
  },
} as const

/** A picture with the buttons that set and remove it; it is saved as soon as it is chosen. */
export function PictureField(props: PictureFieldProps) {
  const { pictureId, children, isUnsent, onSet, onRemove } = props
  const t = useT()
  const showProblem = useProblemToast()
  const files = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<PictureProblem | null>(null)
  const has = usePictureUrl(pictureId) !== undefined
  const kind = pictureId === logoId ? 'logo' : 'person'
  const word = words[kind]

  const run: Save = async (change) => {
    const saved = await change()
    if (!saved.ok) showProblem(saved.problem)
  }

  async function take(input: HTMLInputElement) {
    const [file] = input.files ?? []
    // Allows the same file to be picked again.
    input.value = ''
    if (!file) return
    setBusy(true)
    const made = await makePicture(file, kind)
    setFault(made.ok ? null : made.problem)
    if (made.ok) await run(() => onSet(made.value))
    setBusy(false)
  }

  return (
    <div className={styles.field}>
      {children}
      <div className={styles.side}>
        <div className={styles.actions}>
          <input
            ref={files}
            type="file"
            accept={pictureTypes.join(',')}
            hidden
            data-picture={kind}
            onChange={(event) => void take(event.target)}
          />
          <Button
            icon={<ImagePlus aria-hidden="true" />}
            pending={isBusy}
            onPress={() => files.current?.click()}
          >
            {t(has ? word.change : word.add)}
          </Button>
          {has && (
            <Button
              variant="quietDanger"
              icon={<Trash2 aria-hidden="true" />}
              onPress={() => void run(onRemove)}
            >
              {t(word.remove)}
            </Button>
          )}
          {isUnsent && <UnsentMark />}
        </div>
        <p className={styles.note}>{t(word.note)}</p>
        <p role="alert" className={styles.fault}>
          {fault && t(`picture.${fault}`)}
        </p>
      </div>
    </div>
  )
}
