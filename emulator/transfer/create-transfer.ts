import type { AccountStore } from '#emulator/auth/accounts/account-store.ts'
import type { Engine } from '#emulator/engine/types.ts'
import { exportData } from './export-data.ts'
import { importData } from './import-data.ts'
import type { Manifest } from './manifest.ts'

/** Exports and imports data. Both reject with a message for the user. */
export interface Transfer {
  /** Writes all open databases of a project, and its accounts if it has any here, into a folder. */
  exportTo(directory: string, project?: string): Promise<Manifest>
  /** Imports such a folder; replaces documents and accounts with the same names. */
  importFrom(directory: string, project?: string): Promise<Manifest>
}

interface TransferOptions {
  /** The project of the accounts, which is also the default project. */
  readonly projectId: string
  readonly accounts: AccountStore
  readonly opened: (
    project: string,
  ) => Promise<readonly { readonly id: string; readonly engine: Engine }[]>
  readonly engineOf: (project: string, databaseId: string) => Promise<Engine>
  /** Milliseconds since the epoch. */
  readonly clock: () => number
}

export function createTransfer(options: TransferOptions): Transfer {
  const { projectId: own, opened, engineOf, clock } = options
  const accountsOf = (project: string) => (project === own ? options.accounts : undefined)
  return {
    async exportTo(directory, projectId = own) {
      const databases = await opened(projectId)
      return exportData(directory, { projectId, databases, accounts: accountsOf(projectId), clock })
    },
    importFrom: (directory, projectId = own) =>
      importData(directory, {
        projectId,
        engineOf: (id) => engineOf(projectId, id),
        accounts: accountsOf(projectId),
      }),
  }
}
