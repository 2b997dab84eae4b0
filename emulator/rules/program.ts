import type {
  AllowStatement,
  FunctionDeclaration,
  MatchStatement,
  PatternPart,
  RulesFile,
} from './parser/ast.ts'

export interface FunctionInfo {
  readonly declaration: FunctionDeclaration
  /** The scope of its declaration, which its body uses, instead of that of the caller. */
  readonly scope: Scope
}

/** A block that can declare functions. Depth 0 is the file, 1 the service, 2 and more are nested match statements. */
export interface Scope {
  readonly depth: number
  readonly parent: Scope | undefined
  readonly functions: ReadonlyMap<string, FunctionInfo>
  /** The names that the block's own match pattern captures. */
  readonly captures: ReadonlySet<string>
}

export interface PatternElement {
  readonly part: PatternPart
  /** The depth of its match statement. */
  readonly depth: number
}

/** A match statement with allow statements, and the pattern of it and of all outer ones. */
interface RuleBlock {
  readonly pattern: readonly PatternElement[]
  readonly scope: Scope
  readonly allows: readonly AllowStatement[]
  readonly statement: MatchStatement
}

export interface Program {
  readonly version: '1' | '2'
  readonly blocks: readonly RuleBlock[]
  /** Every scope, outer before inner. */
  readonly scopes: readonly Scope[]
}

/** Prepares a parsed file for checks and evaluation. Ignores services other than `cloud.firestore`. */
export function buildProgram(file: RulesFile): Program {
  const blocks: RuleBlock[] = []
  const scopes: Scope[] = []

  function open(
    parent: Scope | undefined,
    declarations: readonly FunctionDeclaration[],
    pattern: readonly PatternPart[],
  ): Scope {
    const functions = new Map<string, FunctionInfo>()
    const captures = new Set<string>()
    for (const part of pattern) if (part.kind !== 'text') captures.add(part.name)
    const scope = { depth: (parent?.depth ?? -1) + 1, parent, functions, captures }
    for (const declaration of declarations) {
      if (!functions.has(declaration.name)) functions.set(declaration.name, { declaration, scope })
    }
    scopes.push(scope)
    return scope
  }
  function visit(match: MatchStatement, parent: Scope, outer: readonly PatternElement[]) {
    const scope = open(parent, match.functions, match.pattern)
    const pattern = [...outer, ...match.pattern.map((part) => ({ part, depth: scope.depth }))]
    if (match.allows.length > 0) {
      blocks.push({ pattern, scope, allows: match.allows, statement: match })
    }
    for (const inner of match.matches) visit(inner, scope, pattern)
  }

  const global = open(undefined, file.functions, [])
  for (const service of file.services) {
    if (service.name !== 'cloud.firestore') continue
    const scope = open(global, service.functions, [])
    for (const match of service.matches) visit(match, scope, [])
  }
  return { version: file.version, blocks, scopes }
}

export function findFunction(scope: Scope, name: string): FunctionInfo | undefined {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.parent) {
    const found = at.functions.get(name)
    if (found !== undefined) return found
  }
  return undefined
}
