/** On which side of the work somebody stands. */
export type Side = 'office' | 'field'

export type FieldMerge =
  | { readonly type: 'same' }
  /** Nobody was in the way, or both changes fit together. */
  | { readonly type: 'take'; readonly value: unknown }
  /** Both had changed it: what was decided, and the value that now stands. */
  | { readonly type: 'settled'; readonly kept: 'ours' | 'theirs' | 'both'; readonly value: unknown }
  | { readonly type: 'conflict' }
