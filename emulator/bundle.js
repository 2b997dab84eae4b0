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

/* Plain JavaScript, since it runs before anything could translate it. */

const repository = resolve(import.meta.dirname, '..')

/**
 * One script that does what `entry` (a path from the repository) does and loads without translating
 * anything. It is made anew only where a file that went into it has changed.
 *
 * @param {string} entry
 * @param {string} cache where scripts are kept; below `node_modules`, so that packages are found
 * @returns {Promise<string>} the script's path
 */
export async function bundle(
  entry,
  cache = join(repository, 'node_modules/.cache/daybook-emulator'),
) {
  const file = resolve(repository, entry)
  const name = `${basename(entry, '.ts')}-${sumOf(file).slice(0, 8)}`
  const script = join(cache, `${name}.mjs`)
  const list = join(cache, `${name}.json`)
  if (isFresh(list)) return script
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'new-'))
  try {
    const sources = await buildApart(file, folder)
    renameSync(join(folder, 'bundle.mjs'), script)
    const seen = [...sources, script].map((path) => [path, lookOf(path), contentSum(path)])
    writeFileSync(join(folder, 'list.json'), JSON.stringify(seen))
    // Last, so that a list never vouches for what is not there yet.
    renameSync(join(folder, 'list.json'), list)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return script
}

/**
 * Builds in a process of its own: what the tools for it take in memory would never be given back.
 *
 * @param {string} entry
 * @param {string} outDir
 * @returns {Promise<string[]>} the files that went into it
 */
async function buildApart(entry, outDir) {
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
 * @returns {Promise<string[]>} the files that went into it
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
    return seen.every(([path, look, sum]) => lookOf(path) === look || contentSum(path) === sum)
  } catch {
    return false
  }
}

/**
 * What changes with every change of a file, and tells it without reading the file.
 *
 * @param {string} path
 */
function lookOf(path) {
  const { size, mtimeMs, ctimeMs } = statSync(path)
  return `${size} ${mtimeMs} ${ctimeMs}`
}

/** @param {string} path */
function contentSum(path) {
  return sumOf(readFileSync(path))
}

/** @param {string | Buffer} content */
function sumOf(content) {
  return createHash('sha1').update(content).digest('hex')
}

const [, program, entry, outDir] = process.argv
if (program === import.meta.filename && entry !== undefined && outDir !== undefined)
  console.log(JSON.stringify(await build(entry, outDir)))
