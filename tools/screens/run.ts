import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { launchBrowser } from '../../tests/e2e/browser.ts'
import { comparePictures } from './compare-pictures.ts'
import { takeScreens } from './take-screens.ts'

const folder = join('.daybook', 'screens')
const folders = {
  taken: join(folder, 'taken'),
  accepted: join(folder, 'accepted'),
  diff: join(folder, 'diff'),
}

export interface ScreensRequest {
  /** Only pictures whose name contains this, such as `technician-order`. */
  readonly only: string
  /** Compares with the accepted pictures. */
  readonly diff: boolean
  /** Makes these the accepted pictures. */
  readonly accept: boolean
}

/** Takes pictures of every screen; returns whether all are as accepted, where that was asked. */
export async function runScreens({ only, diff, accept }: ScreensRequest): Promise<boolean> {
  rmSync(folders.taken, { recursive: true, force: true })
  rmSync(folders.diff, { recursive: true, force: true })
  mkdirSync(folders.diff, { recursive: true })
  let count = 0
  await takeScreens(
    folders.taken,
    (name) => name.includes(only),
    (name) => {
      count += 1
      console.log(name)
    },
  )
  console.log(`${count} pictures in ${folders.taken}`)
  const isSame = diff ? await printDifferences() : true
  if (accept && existsSync(folders.taken))
    cpSync(folders.taken, folders.accepted, { recursive: true })
  return isSame
}

async function printDifferences(): Promise<boolean> {
  const browser = await launchBrowser()
  try {
    const found = await comparePictures(await browser.newPage(), folders)
    for (const { name, pixels } of found)
      console.log(`${name}: ${pixels === null ? 'new or of another size' : `${pixels} pixels`}`)
    console.log(`${found.length} pictures differ from the accepted ones; see ${folders.diff}`)
    return found.length === 0
  } finally {
    await browser.close()
  }
}
