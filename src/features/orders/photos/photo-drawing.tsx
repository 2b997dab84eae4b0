import { ArrowUpRight, Circle, Pencil, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { MarkBoard } from '#components/photo/mark-board.tsx'
import { PhotoFull } from '#components/photo/photo-full.tsx'
import type { LoadPhoto } from '#components/photo/thumbs.ts'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useMutate } from '#data/react.ts'
import type { Photo, PhotoMark } from '#domain/entities/photo.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import styles from './photos.module.css'

export interface PhotoDrawingProps {
  photo: Photo
  load: LoadPhoto
  onDone: () => void
}

const shapes = { arrow: ArrowUpRight, circle: Circle, pen: Pencil } as const
const shapeNames = ['arrow', 'circle', 'pen'] as const
const maxMarks = 40

/**
 * Draws arrows, circles and lines on a photo. They are stored separately, so the photo itself never
 * changes.
 */
export function PhotoDrawing({ photo, load, onDone }: PhotoDrawingProps) {
  const t = useT()
  const mutate = useMutate()
  const reportProblem = useProblemToast()
  const [shape, setShape] = useState<PhotoMark['shape']>('arrow')
  const [marks, setMarks] = useState(photo.marks)

  async function save() {
    if (marks !== photo.marks) {
      const edits = { marks: { from: photo.marks, to: marks } }
      const result = await mutate('photo/edit', { photoId: photo.id, about: photo.about, edits })
      if (!result.ok) {
        reportProblem(result.problem)
        return
      }
    }
    onDone()
  }

  return (
    <div className={styles.sheet} data-unsaved={marks === photo.marks ? undefined : true}>
      <PhotoFull photo={photo} load={load} marks={marks}>
        <MarkBoard
          shape={shape}
          width={photo.width}
          height={photo.height}
          onDraw={(mark) => setMarks([...marks, mark].slice(-maxMarks))}
        />
      </PhotoFull>
      <p className={styles.facts}>{t('photo.drawingArea')}</p>
      <div className={styles.tools}>
        <ChipRow label={t('photo.shape')} wrap>
          {shapeNames.map((name) => {
            const Icon = shapes[name]
            return (
              <Chip
                key={name}
                isSelected={name === shape}
                icon={<Icon aria-hidden="true" />}
                onPress={() => setShape(name)}
              >
                {t(`photo.shape.${name}`)}
              </Chip>
            )
          })}
        </ChipRow>
        <Button
          variant="quiet"
          icon={<Undo2 aria-hidden="true" />}
          isDisabled={marks.length === 0}
          onPress={() => setMarks(marks.slice(0, -1))}
        >
          {t('photo.undoMark')}
        </Button>
      </div>
      <div className={styles.tools}>
        <Button variant="primary" onPress={() => void save()}>
          {t('action.save')}
        </Button>
        <Button onPress={onDone}>{t('action.cancel')}</Button>
      </div>
    </div>
  )
}
