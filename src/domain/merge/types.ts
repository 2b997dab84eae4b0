/** The side of a person: those who plan the work or those who do it. */
export type Side = 'office' | 'field'

export type FieldMerge =
  | { readonly type: 'same' }
  /** No conflict, or both changes fit together. */
  | { readonly type: 'take'; readonly value: unknown }
  /** Both had changed the field: whose value was kept, and the resulting value. */
  | { readonly type: 'settled'; readonly kept: 'ours' | 'theirs' | 'both'; readonly value: unknown }
  | { readonly type: 'conflict' }
