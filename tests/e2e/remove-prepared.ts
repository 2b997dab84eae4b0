import { rmSync } from 'node:fs'

/** Removes what was prepared for the run. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export.
export default function removePrepared(): void {
  const folder = process.env['DAYBOOK_E2E_PREPARED']
  if (folder) rmSync(folder, { recursive: true, force: true })
}
