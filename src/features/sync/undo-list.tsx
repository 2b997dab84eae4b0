import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ChangeSentence } from '#components/sync/change-sentence.tsx'
import { undoable, type Undo } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { Button } from '#ui/form/button.tsx'
import { useUndo } from './use-undo-toast.ts'

/** Recently discarded or decided changes that can still be undone. */
export function UndoList() {
  const undos = useStillUndoable()
  const undoById = useUndo()
  return undos.map((undo) => (
    <UndoNote key={undo.id} undo={undo} onUndo={() => void undoById(undo.id)} />
  ))
}

function UndoNote({ undo, onUndo }: { undo: Undo; onUndo: () => void }) {
  const t = useT()
  const [first] = undo.items
  const count = undo.items.length
  return (
    <Banner
      announce
      title={t(undo.kind === 'discard' ? 'sync.changesDiscarded' : 'sync.choiceStored', { count })}
      action={
        <Button icon={<Undo2 aria-hidden="true" />} onPress={onUndo}>
          {t('sync.undo')}
        </Button>
      }
    >
      {first && <ChangeSentence change={first} />}
      {count > 1 && ` ${t('sync.andMore', { count: count - 1 })}`}
    </Banner>
  )
}

/** Removes each entry when its time is up. */
function useStillUndoable(): readonly Undo[] {
  const undos = useLive(undoable())
  const [now, setNow] = useState(() => Date.now())
  const open = (undos ?? []).filter(({ until }) => Date.parse(until) > now)
  const next = Math.min(...open.map(({ until }) => Date.parse(until)))

  useEffect(() => {
    if (!Number.isFinite(next)) return
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()))
    return () => clearTimeout(timer)
  }, [next])
  return open
}
