import { type Result, fail, ok } from '#lib/result.ts'
import type { Vrptw } from './types.ts'

/** Why a text is not a problem in Solomon's form: the line, counted from 1 (0: the text as a whole), and what is wrong. */
export interface SolomonFault {
  readonly line: number
  readonly fault:
    | 'vehiclesMissing'
    | 'depotMissing'
    | 'customersMissing'
    | 'notNumbers'
    | 'numberTooLarge'
    | 'negative'
    | 'windowEndsBeforeItBegins'
    | 'idTwice'
    | 'tooManyCustomers'
}

/** More customers than this would need more memory than a page may have. */
export const mostCustomers = 4000

interface Row {
  readonly line: number
  readonly cells: readonly string[]
}

/**
 * Reads a problem in Solomon's text form: a name; `VEHICLE` with a row of number and capacity; `CUSTOMER` with rows of
 * id, x, y, demand, ready time, due date and service time, of which the first is the depot. Headings, blank lines and
 * the kind of line ends do not matter. Customers are numbered by their place: `ids` has the ids of the file.
 */
export function readSolomon(
  text: string,
): Result<{ readonly problem: Vrptw; readonly ids: readonly number[] }, SolomonFault> {
  const rows: Row[] = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, i) => ({ line: i + 1, cells: line.trim().split(/[\s,;]+/) }))
    .filter(({ cells }) => cells[0] !== '')
  const sectionAt = (name: string): number =>
    rows.findIndex(({ cells }) => cells.length === 1 && cells[0]?.toUpperCase() === name)
  const vehicleAt = sectionAt('VEHICLE')
  const customerAt = sectionAt('CUSTOMER')
  if (vehicleAt === -1) return fail({ line: 0, fault: 'vehiclesMissing' })
  if (customerAt === -1) return fail({ line: 0, fault: 'customersMissing' })
  const fleet = rows.slice(vehicleAt + 1, customerAt).find(({ cells }) => isNumber(cells[0]))
  if (fleet === undefined) return fail({ line: 0, fault: 'vehiclesMissing' })
  const [vehicles = Number.NaN, capacity = Number.NaN] = fleet.cells.map(Number)
  const fleetFault = faultOf([vehicles, capacity])
  if (fleetFault) return fail({ line: fleet.line, fault: fleetFault })
  if (!Number.isInteger(vehicles) || vehicles < 1)
    return fail({ line: fleet.line, fault: 'vehiclesMissing' })

  const nodes: Vrptw['nodes'][number][] = []
  const ids: number[] = []
  const known = new Set<number>()
  for (const { line, cells } of rows.slice(customerAt + 1)) {
    // The headings of the columns, before the first row of numbers.
    if (nodes.length === 0 && !isNumber(cells[0])) continue
    const numbers = cells.map(Number)
    const [id = 0, x = 0, y = 0, demand = 0, ready = 0, due = 0, service = 0] = numbers
    if (cells.length < 7) return fail({ line, fault: 'notNumbers' })
    const wrong =
      faultOf([demand, ready, service]) ??
      faultOf([Math.abs(id), Math.abs(x), Math.abs(y), Math.abs(due)])
    if (wrong) return fail({ line, fault: wrong })
    if (due < ready) return fail({ line, fault: 'windowEndsBeforeItBegins' })
    if (known.has(id)) return fail({ line, fault: 'idTwice' })
    if (nodes.length > mostCustomers) return fail({ line, fault: 'tooManyCustomers' })
    known.add(id)
    ids.push(id)
    nodes.push({ x, y, demand, ready, due, service })
  }
  if (nodes.length === 0) return fail({ line: 0, fault: 'depotMissing' })
  return ok({ problem: { capacity, vehicles, nodes }, ids })
}

function isNumber(cell: string | undefined): boolean {
  return cell !== undefined && cell !== '' && Number.isFinite(Number(cell))
}

/** What is wrong with numbers that must be given and not negative. */
function faultOf(numbers: readonly number[]): SolomonFault['fault'] | undefined {
  if (numbers.some((number) => !Number.isFinite(number))) return 'notNumbers'
  if (numbers.some((number) => number < 0)) return 'negative'
  return numbers.some((number) => number > 1e9) ? 'numberTooLarge' : undefined
}
