/** Addresses whose path is a code that only their own website can turn into a place. */
const shortLinks: readonly (readonly [host: RegExp, path: RegExp])[] = [
  [/^maps\.app\.goo\.gl$/, /./],
  [/^goo\.gl$/, /^\/maps\//],
  [/^g\.co$/, /./],
  [/^maps\.apple$/, /./],
  [/^(?:www\.)?(?:osm\.org|openstreetmap\.org)$/, /^\/go\//],
  [/^(?:www\.)?waze\.com$/, /^\/ul\/h/],
  [/^binged\.it$/, /./],
]

/** Whether a link is a short one of a map, which cannot be read without asking its website. */
export function isShortLink({ hostname, pathname }: URL): boolean {
  return shortLinks.some(([host, path]) => host.test(hostname) && path.test(pathname))
}
