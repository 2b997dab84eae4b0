import type { AccountStore } from '#emulator/auth/accounts/account-store.ts'
import type { Engine } from '#emulator/engine/types.ts'
import { exportData } from './export-data.ts'
import { importData } from './import-data.ts'
import type { Manifest } from './manifest.ts'

/** Data on its way to and from folders. Both reject with a sentence for people. */
export interface Transfer {
  /** Writes all open databases of a project, and its accounts where it has them, into a folder. */
  exportTo(directory: string, project?: string): Promise<Manifest>
  /** Writes what such a folder holds over documents and accounts of the same names. */
  importFrom(directory: string, project?: string): Promise<Manifest>
}

interface TransferOptions {
  /** The project that has accounts, and that is meant where none is named. */
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
