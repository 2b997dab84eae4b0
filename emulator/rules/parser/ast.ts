/** A range of the source. Lines and columns count from 1, offsets from 0; `end` is exclusive. */
export interface Span {
  readonly line: number
  readonly column: number
  readonly offset: number
  readonly end: number
}

interface Node {
  readonly span: Span
  /** The number of parentheses around the expression, which count towards the nesting limit. */
  readonly parens?: number
}

export type BinaryOperator =
  | '||'
  | '&&'
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'

export type LiteralValue =
  | { readonly type: 'null' }
  | { readonly type: 'bool'; readonly value: boolean }
  | { readonly type: 'int'; readonly value: bigint }
  | { readonly type: 'float'; readonly value: number }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'bytes'; readonly value: Uint8Array }

type LiteralExpr = Node & { readonly kind: 'literal'; readonly value: LiteralValue }
type VariableExpr = Node & { readonly kind: 'variable'; readonly name: string }
type ListExpr = Node & { readonly kind: 'list'; readonly items: readonly Expr[] }
export type MapExpr = Node & {
  readonly kind: 'map'
  readonly entries: readonly { readonly key: Expr; readonly value: Expr }[]
}
export type PathExpr = Node & { readonly kind: 'path'; readonly segments: readonly PathPart[] }
type MemberExpr = Node & {
  readonly kind: 'member'
  readonly object: Expr
  readonly name: string
}
type IndexExpr = Node & {
  readonly kind: 'index'
  readonly object: Expr
  readonly index: Expr
}
type RangeExpr = Node & {
  readonly kind: 'range'
  readonly object: Expr
  readonly from: Expr
  readonly to: Expr
}
export type CallExpr = Node & {
  readonly kind: 'call'
  readonly name: string
  readonly args: readonly Expr[]
}
type MethodExpr = Node & {
  readonly kind: 'method'
  readonly object: Expr
  readonly name: string
  readonly args: readonly Expr[]
}
type UnaryExpr = Node & {
  readonly kind: 'unary'
  readonly operator: '!' | '-'
  readonly operand: Expr
}
export type BinaryExpr = Node & {
  readonly kind: 'binary'
  readonly operator: BinaryOperator
  readonly left: Expr
  readonly right: Expr
}
type IsExpr = Node & {
  readonly kind: 'is'
  readonly operand: Expr
  readonly type: string
}
export type TernaryExpr = Node & {
  readonly kind: 'ternary'
  readonly condition: Expr
  readonly whenTrue: Expr
  readonly whenFalse: Expr
}

export type Expr =
  | LiteralExpr
  | VariableExpr
  | ListExpr
  | MapExpr
  | PathExpr
  | MemberExpr
  | IndexExpr
  | RangeExpr
  | CallExpr
  | MethodExpr
  | UnaryExpr
  | BinaryExpr
  | IsExpr
  | TernaryExpr

/** A segment of a path literal: text, or `$(expression)`. */
export type PathPart =
  | { readonly kind: 'text'; readonly text: string; readonly span: Span }
  | { readonly kind: 'expression'; readonly expression: Expr; readonly span: Span }

/** A segment of a match statement: text, `{name}`, or `{name=**}`. */
export type PatternPart =
  | { readonly kind: 'text'; readonly text: string; readonly span: Span }
  | { readonly kind: 'capture'; readonly name: string; readonly span: Span }
  | { readonly kind: 'recursive'; readonly name: string; readonly span: Span }

export interface LetBinding {
  readonly name: string
  readonly nameSpan: Span
  readonly value: Expr
}

export interface FunctionDeclaration {
  readonly kind: 'function'
  readonly name: string
  readonly nameSpan: Span
  readonly parameters: readonly { readonly name: string; readonly span: Span }[]
  readonly bindings: readonly LetBinding[]
  readonly body: Expr
  readonly span: Span
}

export type RuleMethod = 'get' | 'list' | 'create' | 'update' | 'delete'

export interface AllowStatement {
  readonly kind: 'allow'
  /** With `read` and `write` expanded. */
  readonly methods: ReadonlySet<RuleMethod>
  /** As in the source, with `read` and `write`. */
  readonly written: readonly string[]
  /** Undefined for `allow read;`, which always allows. */
  readonly condition: Expr | undefined
  readonly span: Span
}

export interface MatchStatement {
  readonly kind: 'match'
  readonly pattern: readonly PatternPart[]
  readonly functions: readonly FunctionDeclaration[]
  readonly allows: readonly AllowStatement[]
  readonly matches: readonly MatchStatement[]
  readonly span: Span
}

export interface ServiceDeclaration {
  readonly name: string
  readonly functions: readonly FunctionDeclaration[]
  readonly matches: readonly MatchStatement[]
  readonly span: Span
}

export interface RulesFile {
  readonly version: '1' | '2'
  readonly functions: readonly FunctionDeclaration[]
  readonly services: readonly ServiceDeclaration[]
}
