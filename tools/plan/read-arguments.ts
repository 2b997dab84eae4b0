import { type VrptwObjective, vrptwObjectives } from '#domain/planning/vrptw/types.ts'
import { type Result, fail, ok } from '#lib/result.ts'

export interface PlanArguments {
  readonly file: string
  readonly objective: VrptwObjective
  readonly seed: number
  /** How long the command may take, its own start included; not asked when `steps` is given. */
  readonly seconds: number
  readonly steps: number | undefined
}

const usage =
  'npm run --silent plan -- vrptw FILE [--seconds S | --steps N] [--objective distance|vehicles] [--seed N]'
const options = ['seconds', 'steps', 'objective', 'seed'] as const
type Option = (typeof options)[number]
const mostSeconds = 86_400
const defaultSeconds = 10

/** The arguments of the command, or a sentence that says what is wrong with them. */
export function readArguments(words: readonly string[]): Result<PlanArguments, string> {
  const parts = split(words)
  if (!parts.ok) return parts
  const { options: values, plain } = parts.value
  const [kind, file, ...more] = plain
  if (kind !== 'vrptw') return fail(`Say what to plan: ${usage}`)
  if (file === undefined || file === '')
    return fail(`Name the file that holds the problem: ${usage}`)
  if (more.length > 0) return fail(`Only one file can be planned at a time: ${usage}`)
  const objective = vrptwObjectives.find((known) => known === (values.objective ?? 'distance'))
  if (objective === undefined)
    return fail(`--objective is distance or vehicles, not "${values.objective}".`)
  const seed = numberOf(values.seed ?? '1')
  if (seed === undefined || !Number.isSafeInteger(seed))
    return fail(`--seed is a whole number, not "${values.seed}".`)
  if (values.seconds !== undefined && values.steps !== undefined)
    return fail('Give either --seconds or --steps, not both.')
  const seconds = numberOf(values.seconds ?? String(defaultSeconds))
  if (seconds === undefined || seconds <= 0 || seconds > mostSeconds)
    return fail(`--seconds is a number above 0 and up to ${mostSeconds}, not "${values.seconds}".`)
  const steps = values.steps === undefined ? undefined : numberOf(values.steps)
  if (values.steps !== undefined && !(Number.isSafeInteger(steps) && Number(steps) > 0))
    return fail(`--steps is a whole number above 0, not "${values.steps}".`)
  return ok({ file, objective, seed, seconds, steps })
}

interface Words {
  readonly options: Partial<Record<Option, string>>
  readonly plain: readonly string[]
}

/** Splits `--option value` and `--option=value` from the other words. */
function split(words: readonly string[]): Result<Words, string> {
  const given: Partial<Record<Option, string>> = {}
  const plain: string[] = []
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] ?? ''
    if (!word.startsWith('--')) {
      plain.push(word)
      continue
    }
    const [name = '', inline] = word.slice(2).split('=', 2)
    const option = options.find((known) => known === name)
    if (option === undefined) return fail(`There is no option --${name}. Use: ${usage}`)
    if (given[option] !== undefined) return fail(`Give --${option} only once.`)
    if (inline === undefined) i += 1
    const value = inline ?? words[i]
    if (value === undefined || value === '') return fail(`--${option} needs a value. Use: ${usage}`)
    given[option] = value
  }
  return ok({ options: given, plain })
}

function numberOf(word: string): number | undefined {
  return word.trim() !== '' && Number.isFinite(Number(word)) ? Number(word) : undefined
}
