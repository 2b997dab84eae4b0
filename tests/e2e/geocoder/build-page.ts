import { build } from 'vite'

/** What the page reads in place of a build's environment, so that one build serves every kind of geocoder. */
export interface GeocoderSetting {
  readonly url: string
  readonly kind: 'photon' | 'nominatim'
}

/** Builds the page, which takes some seconds less than the whole app; the app itself is built without a geocoder. */
export async function buildPage(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    publicDir: false,
    define: {
      'import.meta.env.VITE_GEOCODER': 'globalThis.geocoderSetting.url',
      'import.meta.env.VITE_GEOCODER_KIND': 'globalThis.geocoderSetting.kind',
    },
    build: { outDir, emptyOutDir: true, target: 'es2023', minify: false },
  })
}
