import type { CallTypes } from './call-types'

/** What the host reads of a page's or component's json. */
export interface ComponentJson {
  readonly component?: boolean
  readonly usingComponents?: Readonly<Record<string, string>>
  /** What stands for a component until the package that it lies in is there. */
  readonly componentPlaceholder?: Readonly<Record<string, string>>
  readonly styleIsolation?: string
  readonly [name: string]: unknown
}

/** A sub-package as app.json lists it. */
export interface SubPackageJson {
  readonly root: string
  readonly pages: readonly string[]
}

/** What the host reads of app.json. */
export interface AppJson {
  readonly pages: readonly string[]
  readonly subPackages?: readonly SubPackageJson[]
  readonly subpackages?: readonly SubPackageJson[]
  readonly usingComponents?: Readonly<Record<string, string>>
  readonly preloadRule?: Readonly<Record<string, { readonly packages?: readonly string[] }>>
  readonly tabBar?: { readonly custom?: boolean; readonly list: readonly { readonly pagePath: string }[] }
  readonly [name: string]: unknown
}

/** A dist folder, ready to run: every key is a path without its extension. */
export interface CompiledApp {
  readonly appJson: AppJson
  readonly scripts: Readonly<Record<string, string>>
  readonly components: Readonly<Record<string, ComponentJson>>
  readonly styles: Readonly<Record<string, string>>
  /** The class prefix of each component whose styles stay inside. */
  readonly styleScopes: Readonly<Record<string, string>>
  /** What the calls of wx take. */
  readonly callTypes: CallTypes
}

/** The sub-packages, whichever of its two spellings app.json uses; roots without a trailing slash. */
export function subPackagesOf(appJson: AppJson): readonly SubPackageJson[] {
  return (appJson.subPackages ?? appJson.subpackages ?? []).map(({ root, pages }) => ({
    root: root.replace(/\/$/, ''),
    pages,
  }))
}

/** The package that a file lies in, by the roots of the sub-packages. */
export const packageOf = (file: string, roots: readonly string[]): string =>
  roots.find((root) => file.startsWith(`${root}/`)) ?? 'main'

/** Every page of the app, from its root. */
export function pagesOf(appJson: AppJson): readonly string[] {
  return [
    ...appJson.pages,
    ...subPackagesOf(appJson).flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`)),
  ]
}
