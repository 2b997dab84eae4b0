import type { Span } from './ast.ts'

export type Token =
  | { readonly type: 'identifier'; readonly text: string; readonly span: Span }
  | { readonly type: 'punctuation'; readonly text: string; readonly span: Span }
  | {
      readonly type: 'int'
      readonly text: string
      readonly value: bigint
      readonly span: Span
    }
  | { readonly type: 'float'; readonly text: string; readonly value: number; readonly span: Span }
  | { readonly type: 'string'; readonly text: string; readonly value: string; readonly span: Span }
  | {
      readonly type: 'bytes'
      readonly text: string
      readonly value: Uint8Array
      readonly span: Span
    }
  | { readonly type: 'end'; readonly text: string; readonly span: Span }
