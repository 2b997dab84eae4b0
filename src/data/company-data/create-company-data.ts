import type { Company } from '#domain/entities/company.ts'
import type { Problem } from '#domain/problem.ts'
import { fail } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import type { Server } from '../server/open-server.ts'
import type { AuthOnDemand } from '../session/auth-on-demand.ts'
import { confirmPassword } from '../session/confirm-password.ts'
import type { CompanyData } from '../types/company-data.ts'
import { loadBilling, openPortal, startCheckout } from './billing.ts'
import { readErasures, requestErasure } from './erasures.ts'
import { onlinePayments } from './online-payments.ts'
import { restoreInWorker } from './restore-in-worker.ts'
import { exportLog } from './export-log.ts'
import { exportInWorker } from './export-in-worker.ts'

export interface CompanyDataPorts {
  readonly server: () => Promise<Server>
  readonly auth: AuthOnDemand
  readonly currentUid: () => string | undefined
  readonly currentCompany: () => Company | null
}

interface Whose {
  readonly server: Server
  readonly uid: string
  readonly companyId: string
}

/** What an owner does with all of the company's data. */
export function createCompanyData(ports: CompanyDataPorts): CompanyData {
  /** Asks the server about the company of the signed-in person. */
  async function ask<T>(
    run: (whose: Whose) => Promise<Result<T, Problem>>,
  ): Promise<Result<T, Problem>> {
    const [uid, company] = [ports.currentUid(), ports.currentCompany()]
    if (uid === undefined || !company) return fail({ type: 'access/signed-out' })
    try {
      return await run({ server: await ports.server(), uid, companyId: company.id })
    } catch {
      return fail({ type: 'network/offline' })
    }
  }

  return {
    confirmPassword: (password) => confirmPassword(ports.auth, password),
    exportCompany: (options) =>
      ask(({ server, ...whose }) => exportInWorker({ ...whose, config: server.config }, options)),
    exportLog: (options) => ask(({ server, uid }) => exportLog({ server, uid, pause }, options)),
    restoreCompany: (options) =>
      ask(({ server, uid }) => restoreInWorker({ uid, config: server.config }, options)),
    async requestErasure(password, subject) {
      const confirmed = await confirmPassword(ports.auth, password)
      return confirmed.ok ? ask((whose) => requestErasure(whose, subject)) : confirmed
    },
    readErasures: () => ask(readErasures),
    onlinePayments: (step) => ask((whose) => onlinePayments({ ...whose, pause }, step)),
    billing: {
      load: () => ask((whose) => loadBilling({ ...whose, pause })),
      startCheckout: (order) => ask((whose) => startCheckout({ ...whose, pause }, order)),
      openPortal: (language) => ask((whose) => openPortal({ ...whose, pause }, language)),
    },
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
