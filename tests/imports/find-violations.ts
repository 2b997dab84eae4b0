import { dataFaces, dataLayers, dataReact, law, packageHomes, workerData } from './law.ts'
import { readImports, targetOf, type Source } from './read-imports.ts'

/** One sentence for each import in these files that the law forbids. */
export function findViolations(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) =>
    readImports(path, text).flatMap((specifier) => {
      const target = targetOf(path, specifier)
      const reason = target === null ? judgePackage(path, specifier) : judgeFile(path, target)
      return reason ? [`${path} imports ${specifier}: ${reason}`] : []
    }),
  )
}

/** 'features/orders' for a feature, otherwise the top-level folder; src's own files belong to app. */
function roomOf(path: string): string {
  const parts = path.split('/')
  if (parts[0] !== 'src') return parts[0] ?? ''
  if (parts.length === 2) return 'app'
  return parts[1] === 'features' ? `features/${parts[2]}` : (parts[1] ?? '')
}

const lawOf = (room: string) => law[room.startsWith('features/') ? 'features' : room]

function judgeFile(from: string, target: string): string | null {
  const [room, targetRoom] = [roomOf(from), roomOf(target)]
  const rules = lawOf(room)
  if (!rules) return `no law for the room ${room}`
  if (room === 'data' && targetRoom === 'data') return judgeLayers(from, target)
  if (room === targetRoom) return null
  if (targetRoom === 'tools') return `${room} may not import tools`
  if (rules.rooms.includes('*')) return null
  if (!rules.rooms.includes(targetRoom)) return `${room} may not import ${targetRoom}`
  if (targetRoom !== 'data') return null
  if (room.startsWith('features/') && !dataFaces.includes(target))
    return 'a feature may import only the face of data'
  if (room === 'sw' && !workerData.includes(target.split('/')[2] ?? ''))
    return 'the worker may not import this part of data'
  return null
}

/** Judges the layers of `data`; a test may also import what is above the file it tests. */
function judgeLayers(from: string, target: string): string | null {
  const [folder, targetFolder] = [folderOfData(from), folderOfData(target)]
  if (folder === targetFolder || isTest(from)) return null
  const [layer, targetLayer] = [layerOf(folder), layerOf(targetFolder)]
  if (targetLayer < layer || layer === Infinity) return null
  return `${folder} may not import ${targetFolder}, which is not below it`
}

const folderOfData = (path: string) => path.split('/')[2] ?? ''

function layerOf(folder: string): number {
  const at = dataLayers.findIndex((layer) => layer.includes(folder))
  return at === -1 ? Infinity : at
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$|\/testing\//.test(path)
}

function judgePackage(from: string, specifier: string): string | null {
  const home = Object.entries(packageHomes).find(
    ([name]) => specifier === name || specifier.startsWith(`${name}/`),
  )
  if (home) {
    const [name, folders] = home
    if (folders.some((folder) => from.startsWith(folder))) return null
    return `${name} is known only in ${folders.join(' and ')}`
  }
  if (specifier === 'react' && from === dataReact) return null
  const rules = lawOf(roomOf(from))
  if (!rules) return `no law for the room ${roomOf(from)}`
  if (isTest(from) || rules.packages.includes('*') || specifier.endsWith('.css')) return null
  const allowed = rules.packages.some((name) =>
    name.endsWith('*') || name.endsWith(':')
      ? specifier.startsWith(name.replace('*', ''))
      : specifier === name || specifier.startsWith(`${name}/`),
  )
  return allowed ? null : `${roomOf(from)} may not import the package ${specifier}`
}
