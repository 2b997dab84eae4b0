import type { Company } from '#domain/entities/company.ts'
import { fail } from '#lib/result.ts'
import type { Server } from '../server/open-server.ts'
import type { AuthOnDemand } from '../session/auth-on-demand.ts'
import { confirmPassword } from '../session/confirm-password.ts'
import type { CompanyData } from '../types/company-data.ts'
import { exportInWorker } from './export-in-worker.ts'

export interface CompanyDataPorts {
  readonly server: () => Promise<Server>
  readonly auth: AuthOnDemand
  readonly currentUid: () => string | undefined
  readonly currentCompany: () => Company | null
}

/** What an owner does with all of the company's data. */
export function createCompanyData(ports: CompanyDataPorts): CompanyData {
  return {
    confirmPassword: (password) => confirmPassword(ports.auth, password),
    async exportCompany(options) {
      const [uid, company] = [ports.currentUid(), ports.currentCompany()]
      if (uid === undefined || !company) return fail({ type: 'access/signed-out' })
      try {
        const { config } = await ports.server()
        return await exportInWorker({ uid, companyId: company.id, config }, options)
      } catch {
        return fail({ type: 'network/offline' })
      }
    },
  }
}
