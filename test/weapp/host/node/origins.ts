/** Where requests really go: the origin that the app was built for, and the one that answers. */
export type Origins = Readonly<Record<string, string>>

/** Replaces the origin of an address when a test serves it elsewhere. */
export function mapOrigin(address: string, origins: Origins): string {
  const from = Object.keys(origins).find((origin) => address === origin || address.startsWith(`${origin}/`))
  return from === undefined ? address : `${origins[from]}${address.slice(from.length)}`
}
