import { useState } from 'react'
import { readStored, writeStored } from '#lib/browser-storage.ts'

/**
 * Whether a section is open: as the reader left it in this session, else as it was first shown. `phase` is the part of
 * the work that the choice holds for; in the next one the section begins as `initial` says.
 */
export function useSection(
  key: string,
  phase: string,
  initial: boolean,
): readonly [boolean, () => void] {
  const slot = `daybook:section/${key}/${phase}`
  const begin = () => ({ slot, isOpen: storedChoice(slot) ?? initial })
  const [known, setKnown] = useState(begin)
  const current = known.slot === slot ? known : begin()
  if (current !== known) setKnown(current)
  return [
    current.isOpen,
    () => {
      const isOpen = !current.isOpen
      writeStored(slot, isOpen ? 'open' : 'closed', 'sessionStorage')
      setKnown({ slot, isOpen })
    },
  ]
}

function storedChoice(slot: string): boolean | null {
  const text = readStored(slot, 'sessionStorage')
  return text === null ? null : text === 'open'
}
