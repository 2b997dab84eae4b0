/** What commands are grouped by where they are listed, in this order. */
export const commandGroups = ['actions', 'pages', 'settings', 'device'] as const
type CommandGroupId = (typeof commandGroups)[number]

/**
 * An action that is available everywhere; used by the command palette, the keyboard shortcuts and their
 * list.
 */
export interface Command {
  readonly id: string
  readonly group: CommandGroupId
  readonly title: string
  /** What people also call it, for the search. */
  readonly words?: string
  /** In the syntax of `createKeyReader`. */
  readonly keys?: string
  run(): void
}
