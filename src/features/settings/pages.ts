import { KNOWN_PAGES } from '@/services/navigation/known-pages'

/** A page that settings lead to. */
export interface SettingsPage<Name extends string> {
  name: Name
  path: string
}

/** Of the pages that settings could lead to, those that this release has: no row leads nowhere. */
export const builtPages = <Name extends string>(
  pages: Readonly<Record<Name, string>>,
  known: readonly string[] = KNOWN_PAGES,
): SettingsPage<Name>[] => {
  const names = Object.keys(pages) as Name[] // the keys of a Record of Name are names
  return names.map((name) => ({ name, path: pages[name] })).filter(({ path }) => known.includes(path))
}
