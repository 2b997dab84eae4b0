import { createRandom, type Random } from '../base/random.ts'

/** The person to ask for at a customer. */
export interface DemoContact {
  readonly name: string
  readonly role: string
  readonly extension: string
  readonly mailbox: string
}

const firstNames =
  'Joanne Marcus Fatima Colin Danielle Hugh Leila Stewart Renée Anton Bridget Wei Carla Neil Yasmin Gordon Tessa Omar Elaine Rory Sunita Keith Monique Pavel Heather Samir Donna Craig Ingrid Malcolm Aisha Philip Nadine Trevor Mei Russell Angela Viktor Lorraine Ian'
const lastNames =
  'Pike Landry Crowell Nguyen Hatfield Amirault Bishop Zinck Parsons Okoye Rafuse Levy Whynot Baptiste Mosher Iqbal Veinot Tanner Roberge Sampson Lohnes Gill Eisner Theriault Corkum Novak Hirtle Singh Wentzell Doucette Kaulbach Haines Swim Oickle Petrov Barkhouse Fraser Goreham Silver Conrad'

/** `count` names, no two the same. */
export function createNames(seed: string, count: number): readonly string[] {
  const random = createRandom(`${seed}/contacts`)
  const first = firstNames.split(' ')
  const perFirst = Math.ceil(count / first.length)
  const names = first.flatMap((given) =>
    random
      .shuffle(lastNames.split(' '))
      .slice(0, perFirst)
      .map((family) => `${given} ${family}`),
  )
  return random.shuffle(names).slice(0, count)
}

export function contactOf(name: string, roles: readonly string[], random: Random): DemoContact {
  return {
    name,
    role: random.pick(roles),
    extension: String(random.int(11, 48)),
    mailbox: plainOf(name).replaceAll(' ', '.'),
  }
}

/** Without accents and apostrophes, in small letters. */
export function plainOf(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f’]/g, '')
    .toLowerCase()
}
