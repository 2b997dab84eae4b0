import type { Company } from '../entities/company.ts'
import type { Language } from '../entities/user.ts'
import type { MutationName } from '../mutation/mutation-name.ts'
import type { MutationArgs } from '../mutation/registry.ts'
import type { SampleWords } from './sample-words.ts'

/** A mutation whose id is computed, so that making it twice is making it once. */
export type SampleChange = {
  [N in MutationName]: {
    readonly id: string
    readonly name: N
    readonly args: MutationArgs<N>
  }
}[MutationName]

export interface SampleContext {
  /** How often sample data was added before, plus one. */
  readonly round: number
  /** Who adds it: planned orders are theirs. */
  readonly uid: string
  readonly language: Language
  readonly company: Pick<Company, 'address' | 'currency' | 'timeZone' | 'workingHours'>
  /** 'YYYY-MM-DD' in the company's time zone. */
  readonly today: string
  readonly words: SampleWords
}

/** What a plan is made with. */
export interface SampleMaker extends SampleContext {
  /** The id of a document by its name within the sample data. */
  readonly idOf: (key: string) => string
  /** A change, named after what it does to which document. */
  readonly change: <N extends MutationName>(
    key: string,
    name: N,
    args: MutationArgs<N>,
  ) => SampleChange
}
