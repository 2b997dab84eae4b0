interface ImportMetaEnv {
  /** A Firebase web config as JSON text, for hosts that do not answer `/__/firebase/init.json`. */
  readonly VITE_FIREBASE_CONFIG?: string
  /** A route service as JSON text, `{"kind": "osrm" | "valhalla", "url": "…"}`: the board asks it how long drives take. */
  readonly VITE_ROUTES?: string
  /** A tile server's address with `{z}`, `{x}` and `{y}` in it, instead of the demo's town. */
  readonly VITE_TILES?: string
  /** The address of a geocoder's search (Photon or Nominatim): forms ask it for addresses. */
  readonly VITE_GEOCODER?: string
  /** 'photon' or 'nominatim', where the address does not say it. */
  readonly VITE_GEOCODER_KIND?: string
  /** Whose data that is, as its licence wants it said. */
  readonly VITE_GEOCODER_ATTRIBUTION?: string
  /** A website that shows a place, with `{query}` in it, for devices without maps of their own. */
  readonly VITE_MAP_SITE?: string
  /** A website that gives directions to a place, with `{query}` in it; the one above where it is not given. */
  readonly VITE_DIRECTIONS_SITE?: string
  /** Whose map that is, as its licence wants it said. */
  readonly VITE_TILES_ATTRIBUTION?: string
}
