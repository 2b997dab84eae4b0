/** How addresses and phone numbers look in a country. */
export interface CountryStyle {
  readonly line1: (site: number) => string
  /** A number that the country reserves for fiction; '' where it reserves none: no stranger is called. */
  readonly phone: (customer: number) => string
  /** Pressures in psi rather than bar. */
  readonly isImperial: boolean
}

type Naming = 'en' | 'es' | 'de' | 'fr' | 'it' | 'pt' | 'nl'

/** A dozen street names that most towns of the language have. */
const streets: Readonly<Record<Naming, readonly string[]>> = {
  en: list(
    'Mill Lane|Station Road|Church Street|Oak Street|Park Road|High Street|Bridge Street|Garden Road|Market Street|River Road|School Lane|Hill Street',
  ),
  es: list(
    'Calle Mayor|Avenida Central|Calle del Sol|Calle de la Iglesia|Avenida del Parque|Calle Nueva|Calle del Puente|Calle de las Flores|Calle del Mercado|Avenida del Río|Calle de la Escuela|Calle del Cerro',
  ),
  de: list(
    'Bahnhofstraße|Hauptstraße|Gartenstraße|Lindenstraße|Schulstraße|Kirchstraße|Brückenstraße|Marktstraße|Mühlenweg|Bergstraße|Parkstraße|Ringstraße',
  ),
  fr: list(
    'rue de la Gare|rue de l’Église|avenue du Parc|rue du Moulin|rue des Écoles|rue du Pont|place du Marché|rue des Jardins|rue Neuve|rue du Stade|chemin de la Rivière|rue de la Colline',
  ),
  it: list(
    'Via Roma|Via della Stazione|Via del Parco|Via del Mulino|Via della Chiesa|Via Nuova|Via del Ponte|Via dei Fiori|Piazza del Mercato|Via del Fiume|Via della Scuola|Via del Colle',
  ),
  pt: list(
    'Rua da Estação|Rua Direita|Rua das Flores|Rua da Igreja|Avenida do Parque|Rua Nova|Rua da Ponte|Rua do Mercado|Rua do Moinho|Avenida do Rio|Rua da Escola|Rua do Monte',
  ),
  nl: list(
    'Stationsweg|Kerkstraat|Molenweg|Schoolstraat|Parklaan|Nieuwstraat|Brugstraat|Tuinstraat|Marktstraat|Rivierweg|Lindelaan|Heuvelstraat',
  ),
}

const houses = [14, 3, 27, 8, 41, 112, 6, 19, 55, 22, 9, 34]

const namings: Readonly<Record<string, Naming>> = {
  ...byCountry('en', 'US CA GB IE AU NZ ZA IN'),
  ...byCountry('es', 'ES MX AR CO CL PE EC UY PY BO VE CR PA GT HN SV NI DO PR CU'),
  ...byCountry('de', 'DE AT CH LI'),
  ...byCountry('fr', 'FR BE LU MC'),
  ...byCountry('it', 'IT SM'),
  ...byCountry('pt', 'PT BR AO MZ'),
  ...byCountry('nl', 'NL'),
}

/** The house number stands before the street. */
const numberFirst: ReadonlySet<Naming> = new Set(['en', 'fr'])

const phones: Readonly<Record<string, (last: string) => string>> = {
  US: (last) => `(555) 555-01${last}`,
  CA: (last) => `(555) 555-01${last}`,
  GB: (last) => `01632 9600${last}`,
  AU: (last) => `(02) 5550 10${last}`,
  DE: (last) => `030 23125 0${last}`,
  FR: (last) => `01 99 00 10 ${last}`,
}

/** The style of a country (ISO 3166-1), or of the language where the country is unknown. */
export function countryStyle(country: string, language: 'en' | 'es'): CountryStyle {
  const naming = namings[country] ?? language
  return {
    line1(site) {
      const street = streets[naming][site % streets[naming].length] ?? ''
      const house = houses[site % houses.length] ?? 1
      return numberFirst.has(naming) ? `${house} ${street}` : `${street} ${house}`
    },
    phone: (customer) => phones[country]?.(String(12 + customer * 7).padStart(2, '0')) ?? '',
    isImperial: country === 'US',
  }
}

function list(names: string): readonly string[] {
  return names.split('|')
}

function byCountry(naming: Naming, codes: string): Record<string, Naming> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, naming]))
}
