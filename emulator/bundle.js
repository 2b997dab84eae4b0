import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, isAbsolute, join, resolve } from 'node:path'
import { promisify } from 'node:util'

/* Plain JavaScript, since it runs before TypeScript can be compiled. */

const repository = resolve(import.meta.dirname, '..')

/**
 * Bundles `entry` (a path relative to the repository) into one script that loads without compilation. The
 * bundle is rebuilt only when one of its source files has changed.
 *
 * @param {string} entry
 * @param {string} cache the folder of the bundles; below `node_modules`, so that packages resolve
 * @returns {Promise<string>} the path of the script
 */
export async function bundle(
  entry,
  cache = join(repository, 'node_modules/.cache/daybook-emulator'),
) {
  const file = resolve(repository, entry)
  const name = `${basename(entry, '.ts')}-${hashOf(file).slice(0, 8)}`
  const script = join(cache, `${name}.mjs`)
  const list = join(cache, `${name}.json`)
  if (isFresh(list)) return script
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'new-'))
  try {
    const sources = await buildInChildProcess(file, folder)
    renameSync(join(folder, 'bundle.mjs'), script)
    const seen = [...sources, script].map((path) => [
      path,
      statOf(path),
      hashOf(readFileSync(path)),
    ])
    writeFileSync(join(folder, 'list.json'), JSON.stringify(seen))
    // Renamed last, so that an existing list always belongs to a complete script.
    renameSync(join(folder, 'list.json'), list)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return script
}

/**
 * Builds in a child process, because the memory of the build tools would not be freed in this one.
 *
 * @param {string} entry
 * @param {string} outDir
 * @returns {Promise<string[]>} the source files
 */
async function buildInChildProcess(entry, outDir) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [import.meta.filename, entry, outDir],
    { maxBuffer: 16 * 1024 * 1024 },
  )
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}

/**
 * @param {string} entry
 * @param {string} outDir
 * @returns {Promise<string[]>} the source files
 */
async function build(entry, outDir) {
  const vite = await import('vite')
  /** @type {string[]} */
  const sources = []
  await vite.build({
    configFile: false,
    logLevel: 'error',
    root: repository,
    publicDir: false,
    plugins: [
      {
        name: 'list-sources',
        generateBundle() {
          sources.push(...this.getModuleIds())
        },
      },
    ],
    build: {
      ssr: entry,
      outDir,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'bundle.mjs', codeSplitting: false } },
    },
  })
  return [...sources.filter((id) => isAbsolute(id) && existsSync(id)), import.meta.filename]
}

/**
 * @param {string} list
 */
function isFresh(list) {
  try {
    /** @type {[string, string, string][]} */
    const seen = JSON.parse(readFileSync(list, 'utf8'))
    return seen.every(
      ([path, stat, hash]) => statOf(path) === stat || hashOf(readFileSync(path)) === hash,
    )
  } catch {
    return false
  }
}

/**
 * Changes with every change of a file and needs no reading of it.
 *
 * @param {string} path
 */
function statOf(path) {
  const { size, mtimeMs, ctimeMs } = statSync(path)
  return `${size} ${mtimeMs} ${ctimeMs}`
}

/** @param {string | Buffer} content */
function hashOf(content) {
  return createHash('sha1').update(content).digest('hex')
}

const [, program, entry, outDir] = process.argv
if (program === import.meta.filename && entry !== undefined && outDir !== undefined)
  console.log(JSON.stringify(await build(entry, outDir)))
