import type { CommitEvent, DocumentChange, StoredDocument } from '#emulator/engine/types.ts'
import { microsOf } from '#emulator/values/timestamp.ts'
import type { DocumentEvent, FunctionSpec } from '../types.ts'

/** An event as JSON, in the form in which Eventarc delivers it to a function. */
export interface CloudEvent {
  readonly specversion: '1.0'
  /** The same for every delivery of the event. */
  readonly id: string
  readonly source: string
  readonly subject: string
  readonly type: string
  readonly time: string
  readonly datacontenttype: 'application/json'
  readonly project: string
  readonly database: string
  readonly namespace: string
  readonly location: string
  /** The path below `/documents`. */
  readonly document: string
  readonly authtype?: string
  readonly data: {
    readonly value?: StoredDocument
    readonly oldValue?: StoredDocument
    readonly updateMask?: { readonly fieldPaths: readonly string[] }
  }
}

const name = /^(projects\/([^/]+)\/databases\/([^/]+))\/documents\/(.+)$/su

/** What a change did to its document; undefined where it did nothing, which is no event. */
export function kindOf({ before, after }: DocumentChange): DocumentEvent | undefined {
  if (!before) return after && 'created'
  if (!after) return 'deleted'
  return before.updateTime === after.updateTime ? undefined : 'updated'
}

/** The path of a change's document below `/documents`. */
export function pathOf(change: DocumentChange): string {
  return name.exec(change.name)?.[4] ?? ''
}

/** The event of the change at `index` of a commit, for a function with a Firestore trigger. */
export function toCloudEvent(
  { commitTime }: CommitEvent,
  index: number,
  change: DocumentChange,
  trigger: Extract<FunctionSpec['trigger'], { type: 'firestore' }>,
): CloudEvent {
  const [, root = '', project = '', database = '', document = ''] = name.exec(change.name) ?? []
  const { before, after } = change
  const suffix = trigger.withAuth ? '.withAuthContext' : ''
  return {
    specversion: '1.0',
    id: `${microsOf(commitTime)}-${index}`,
    source: `//firestore.googleapis.com/${root}`,
    subject: `documents/${document}`,
    type: `google.cloud.firestore.document.v1.${trigger.event}${suffix}`,
    time: commitTime,
    datacontenttype: 'application/json',
    project,
    database,
    namespace: '(default)',
    location: 'nam5',
    document,
    // Commits do not record their author.
    ...(trigger.withAuth && { authtype: 'unknown' }),
    data: {
      ...(after && { value: after }),
      ...(before && { oldValue: before }),
      ...(before && after && { updateMask: { fieldPaths: changedFields(before, after) } }),
    },
  }
}

function changedFields(before: StoredDocument, after: StoredDocument): string[] {
  const names = new Set([...Object.keys(before.fields), ...Object.keys(after.fields)])
  return [...names].filter(
    (field) => JSON.stringify(before.fields[field]) !== JSON.stringify(after.fields[field]),
  )
}
