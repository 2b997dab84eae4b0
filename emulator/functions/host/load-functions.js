import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Loads the module of a functions folder, as CommonJS or ES module, and returns what finds a function by its entry
 * point (`a.b` is the member `b` of the export `a`).
 *
 * @param {string} dir
 * @returns {Promise<(entryPoint: string) => (...args: unknown[]) => unknown>}
 */
export async function loadFunctions(dir) {
  const main = createRequire(join(dir, 'package.json')).resolve(dir)
  /** @type {unknown} */
  const module = await import(pathToFileURL(main).href)
  return (entryPoint) => {
    const found = member(module, entryPoint) ?? member(member(module, 'default'), entryPoint)
    if (typeof found !== 'function')
      throw new Error(`There is no function ${entryPoint} in ${main}`)
    return (...args) => found(...args)
  }
}

/**
 * @param {unknown} value
 * @param {string} path
 * @returns {unknown}
 */
function member(value, path) {
  return path
    .split('.')
    .reduce(
      (/** @type {unknown} */ holder, name) =>
        (typeof holder === 'object' && holder !== null) || typeof holder === 'function'
          ? Reflect.get(holder, name)
          : undefined,
      value,
    )
}
