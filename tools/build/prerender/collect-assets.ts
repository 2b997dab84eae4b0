/** What the build reports about a JavaScript file. */
export interface BuiltChunk {
  readonly fileName: string
  readonly moduleIds: readonly string[]
  readonly imports: readonly string[]
  readonly styles: Iterable<string>
}

/** The files that a module needs before it can run: addresses of scripts and styles, each once. */
export function collectAssets(chunks: readonly BuiltChunk[], module: string) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const seen = new Set<string>()
  const styles = new Set<string>()
  const visit = (chunk: BuiltChunk | undefined) => {
    if (!chunk || seen.has(chunk.fileName)) return
    seen.add(chunk.fileName)
    for (const name of chunk.imports) visit(byName.get(name))
    for (const style of chunk.styles) styles.add(style)
  }
  const own = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(module)))
  if (!own) throw new Error(`No file contains ${module}`)
  visit(own)
  const address = (name: string) => `/${name}`
  return { scripts: [...seen].map(address), styles: [...styles].map(address) }
}
