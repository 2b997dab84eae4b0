/** A key press, stripped of the DOM: `mod` is Ctrl, or Cmd on a Mac. */
export interface KeyPress {
  readonly key: string
  readonly mod: boolean
  /** Typed into a text field, where letters are text. */
  readonly inText: boolean
  /** Milliseconds, any origin. */
  readonly at: number
}

export interface KeyBinding {
  readonly id: string
  /** `mod+k`, `?`, or a sequence of letters with spaces: `g o`. */
  readonly keys: string
}

/** Two letters of one sequence may lie this far apart, in milliseconds. */
const patience = 1200

/**
 * Reads presses one by one and answers with the id of the command they complete. Letters count only
 * outside text fields and only while `letters` is on; combinations with mod count everywhere.
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
    if (press.at - last > patience) typed = []
    last = press.at
    typed = [...typed, press.key]
    const found = bindings.find((binding) => binding.keys === typed.join(' '))
    const begun = bindings.some((binding) => binding.keys.startsWith(`${typed.join(' ')} `))
    if (found || !begun) typed = found ? [] : restart(press.key, bindings)
    return found?.id ?? (begun ? undefined : single(press.key, bindings))
  }
}

/** A letter that leads nowhere after the ones before it may still begin something itself. */
function restart(key: string, bindings: readonly KeyBinding[]): string[] {
  return bindings.some((binding) => binding.keys.startsWith(`${key} `)) ? [key] : []
}

function single(key: string, bindings: readonly KeyBinding[]): string | undefined {
  return bindings.find((binding) => binding.keys === key)?.id
}
