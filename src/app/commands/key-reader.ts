/** A key press without its DOM event: `mod` is Ctrl, or Cmd on a Mac. */
export interface KeyPress {
  readonly key: string
  readonly mod: boolean
  /** Typed into a text field, where letters are text. */
  readonly inText: boolean
  /** Milliseconds since any fixed origin. */
  readonly at: number
}

export interface KeyBinding {
  readonly id: string
  /** `mod+k`, `?`, or a sequence of letters separated by spaces: `g o`. */
  readonly keys: string
}

/** Maximum time between the two letters of a sequence, in milliseconds. */
const maxPauseMs = 1200

/**
 * Reads key presses one by one and returns the id of the command they complete. Letters count only outside
 * text fields and only while `letters` is on; combinations with `mod` count everywhere.
 */
export function createKeyReader(): (
  press: KeyPress,
  bindings: readonly KeyBinding[],
  letters: boolean,
) => string | undefined {
  let typed: string[] = []
  let last = 0

  return (press, bindings, letters) => {
    if (press.mod) {
      typed = []
      return bindings.find((binding) => binding.keys === `mod+${press.key.toLowerCase()}`)?.id
    }
    if (press.inText || !letters || press.key.length !== 1) {
      typed = []
      return undefined
    }
    if (press.at - last > maxPauseMs) typed = []
    last = press.at
    typed = [...typed, press.key]
    const found = bindings.find((binding) => binding.keys === typed.join(' '))
    const begun = bindings.some((binding) => binding.keys.startsWith(`${typed.join(' ')} `))
    if (found || !begun) typed = found ? [] : restart(press.key, bindings)
    return found?.id ?? (begun ? undefined : single(press.key, bindings))
  }
}

/** A letter that does not continue the sequence may start a new one. */
function restart(key: string, bindings: readonly KeyBinding[]): string[] {
  return bindings.some((binding) => binding.keys.startsWith(`${key} `)) ? [key] : []
}

function single(key: string, bindings: readonly KeyBinding[]): string | undefined {
  return bindings.find((binding) => binding.keys === key)?.id
}
