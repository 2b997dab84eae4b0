import type { StyleSpecification } from 'maplibre-gl'
import type { TileSource } from '#domain/geo/tile-source.ts'
import type { MapPalette } from './map-palette.ts'

type Layer = StyleSpecification['layers'][number]

/** A muted map style in the theme's greys. `origin`: this site's, for tiles that come with the app. */
export function mapStyle(
  source: TileSource,
  palette: MapPalette,
  origin: string,
): StyleSpecification {
  const { box, minZoom, maxZoom, template } = source
  const shared = {
    tiles: [template.startsWith('/') ? origin + template : template],
    minzoom: minZoom,
    maxzoom: maxZoom,
    bounds: [box.west, box.south, box.east, box.north] as [number, number, number, number],
  }
  const ground: Layer = {
    id: 'ground',
    type: 'background',
    paint: { 'background-color': palette.land },
  }
  if (source.kind === 'raster')
    return {
      version: 8,
      sources: { tiles: { type: 'raster', tileSize: 256, ...shared } },
      layers: [ground, { id: 'tiles', type: 'raster', source: 'tiles' }],
    }
  return {
    version: 8,
    sources: { tiles: { type: 'vector', ...shared } },
    layers: [ground, ...areaLayers(palette), ...roadLayers(palette), ...labelLayers(palette)],
  }
}

function areaLayers({ wood, water, house, edge }: MapPalette): Layer[] {
  return [
    {
      id: 'woods',
      type: 'fill',
      source: 'tiles',
      'source-layer': 'landcover',
      paint: { 'fill-color': wood },
    },
    {
      id: 'water',
      type: 'fill',
      source: 'tiles',
      'source-layer': 'water',
      paint: { 'fill-color': water },
    },
    {
      id: 'brooks',
      type: 'line',
      source: 'tiles',
      'source-layer': 'waterway',
      paint: { 'line-color': water, 'line-width': byZoom(12, 1, 17, 6) },
    },
    {
      id: 'houses',
      type: 'fill',
      source: 'tiles',
      'source-layer': 'building',
      minzoom: 13.5,
      paint: { 'fill-color': house, 'fill-outline-color': edge },
    },
  ]
}

/** Line widths at zoom 12 and 18 by kind of road. */
const roads = [
  { id: 'paths', classes: ['path', 'track'], from: 0.5, to: 4, dashes: [2, 2] },
  { id: 'rails', classes: ['rail', 'transit'], from: 1, to: 3, dashes: [4, 2] },
  { id: 'piers', classes: ['pier'], from: 1, to: 9 },
  { id: 'streets', classes: ['minor', 'service', 'tertiary'], from: 1, to: 22 },
  {
    id: 'highways',
    classes: ['secondary', 'primary', 'trunk', 'motorway'],
    from: 2.5,
    to: 30,
  },
] as const

function roadLayers({ road, edge }: MapPalette): Layer[] {
  const one = (kind: (typeof roads)[number], name: string, paint: object): Layer => ({
    id: name,
    type: 'line',
    source: 'tiles',
    'source-layer': 'transportation',
    filter: ['in', ['get', 'class'], ['literal', [...kind.classes]]],
    layout: { 'line-cap': 'dashes' in kind ? 'butt' : 'round', 'line-join': 'round' },
    paint,
  })
  const edges = roads.map((kind) => {
    const isLine = 'dashes' in kind
    const wider = isLine ? 0 : 2
    return one(kind, `${kind.id}-edge`, {
      'line-color': edge,
      'line-width': byZoom(12, kind.from + wider / 2, 18, kind.to + wider),
      ...(isLine ? { 'line-dasharray': [...kind.dashes] } : {}),
    })
  })
  const faces = roads.flatMap((kind) =>
    'dashes' in kind
      ? []
      : [
          one(kind, kind.id, {
            'line-color': road,
            'line-width': byZoom(12, kind.from, 18, kind.to),
          }),
        ],
  )
  return [...edges, ...faces]
}

function labelLayers({ ink, halo }: MapPalette): Layer[] {
  const paint = { 'text-color': ink, 'text-halo-color': halo, 'text-halo-width': 2 }
  const name = ['get', 'name'] as ['get', string]
  // Centred on short streets, repeated along longer ones.
  const streetNames = (id: string, placement: 'line' | 'line-center'): Layer => ({
    id,
    type: 'symbol',
    source: 'tiles',
    'source-layer': 'transportation_name',
    minzoom: 14,
    layout: {
      'symbol-placement': placement,
      'text-field': name,
      'text-font': mapFonts,
      'text-size': byZoom(14, 13, 18, 17),
      'text-padding': 4,
    },
    paint,
  })
  return [
    {
      id: 'numbers',
      type: 'symbol',
      source: 'tiles',
      'source-layer': 'housenumber',
      minzoom: 16,
      layout: {
        'text-field': ['get', 'housenumber'],
        'text-font': mapFonts,
        'text-size': 12,
        'text-padding': 4,
      },
      paint,
    },
    streetNames('street-names', 'line'),
    streetNames('street-middles', 'line-center'),
    {
      id: 'water-names',
      type: 'symbol',
      source: 'tiles',
      'source-layer': 'water_name',
      layout: { 'text-field': name, 'text-font': mapFonts, 'text-size': 14 },
      paint,
    },
    {
      id: 'places',
      type: 'symbol',
      source: 'tiles',
      'source-layer': 'place',
      maxzoom: 15,
      layout: { 'text-field': name, 'text-font': mapFonts, 'text-size': byZoom(12, 15, 15, 20) },
      paint,
    },
  ]
}

/** The page's own fonts, so that labels render offline too. */
export const mapFonts = ['Inter Variable', 'sans-serif']

function byZoom(from: number, small: number, to: number, large: number) {
  return ['interpolate', ['exponential', 1.5], ['zoom'], from, small, to, large] as [
    'interpolate',
    ['exponential', number],
    ['zoom'],
    ...number[],
  ]
}
