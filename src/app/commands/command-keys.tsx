import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { takesText } from '#ui/takes-text.ts'
import { deviceSettings } from '../settings/device-settings.ts'
import { createKeyReader } from './key-reader.ts'
import { useCommands } from './use-commands.ts'

/** Listens for every command's keys. Inside an open sheet only key combinations count. */
export function CommandKeys() {
  const commands = useCommands()
  const { letterKeys } = useAtomValue(deviceSettings)
  const [read] = useState(createKeyReader)

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.isComposing) return
    const bindings = commands.flatMap(({ id, keys }) => (keys === undefined ? [] : [{ id, keys }]))
    const press = {
      key: event.key,
      mod: event.ctrlKey || event.metaKey,
      inText: takesText(event.target) || document.querySelector('[role=dialog]') !== null,
      at: event.timeStamp,
    }
    const id = read(press, bindings, letterKeys)
    if (id === undefined) return
    event.preventDefault()
    commands.find((command) => command.id === id)?.run()
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return null
}
