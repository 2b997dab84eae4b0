/** What happens to a document that calls a function. */
export type DocumentEvent = 'created' | 'updated' | 'deleted' | 'written'

export type Trigger =
  | {
      readonly type: 'firestore'
      readonly event: DocumentEvent
      /** Whether the event says who caused it. */
      readonly withAuth: boolean
      /** The path of the documents below `/documents`, with wildcards. */
      readonly document: string
      /** Whether a failed event is delivered again. */
      readonly retry: boolean
    }
  | { readonly type: 'callable' }
  | { readonly type: 'https' }
  | { readonly type: 'schedule'; readonly schedule: string; readonly timeZone: string }

/** One function as discovered in a functions folder. */
export interface FunctionSpec {
  readonly name: string
  /** Where the folder's module has it: `a.b`. */
  readonly entryPoint: string
  readonly region: string
  readonly timeoutSeconds: number
  readonly trigger: Trigger
}
