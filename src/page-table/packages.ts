import { ENTRY_PAGE } from './facts'
import type { PageRow } from './row'
import { PAGE_PATHS, PAGE_TABLE } from './table'

/** A part of the mini-program that is downloaded when its first page opens; pages are relative to the root. */
export interface SubPackage {
  readonly root: string
  readonly pages: readonly string[]
}

/** One preload rule of the mini-program's manifest: which packages, on which network. */
interface PreloadRule {
  readonly network: 'all'
  readonly packages: string[]
}

/** "pages/mall/order/list" is in "pages/mall"; the pages of pagesH5 are one package. */
const ROOT = /^pages\/[^/]+|^pagesH5/

/** Tools for developers; left out of release builds. */
export const DEV_PACKAGE: SubPackage = {
  root: 'dev',
  pages: [
    'dialog/index',
    'global-style/index',
    'page-list/index',
    'dialog-component/index',
    'area-select/index',
    'options/index',
  ],
}

const isMain = (path: keyof typeof PAGE_TABLE): boolean => PAGE_TABLE[path].isMain === true

/** Pages of the main package. The first one is what a fresh launch opens. */
export const MAIN_PAGES: readonly string[] = [
  ENTRY_PAGE,
  ...PAGE_PATHS.filter(isMain).filter((path) => path !== ENTRY_PAGE),
]

/** The sub-package of a page: the folder that its path begins with. */
const rootOf = (path: string): string => ROOT.exec(path)?.[0] ?? path

const packagesByRoot = (): ReadonlyMap<string, readonly string[]> => {
  const packages = new Map<string, string[]>()
  for (const path of PAGE_PATHS.filter((page) => !isMain(page))) {
    const root = rootOf(path)
    packages.set(root, [...(packages.get(root) ?? []), path.slice(root.length + 1)])
  }
  return packages
}

/** The sub-packages of a release. */
export const SUB_PACKAGES: readonly SubPackage[] = [...packagesByRoot()].map(([root, pages]) => ({ root, pages }))

/** The sub-packages of a build; that of a developer has the tools too. */
export const subPackagesFor = (build: 'development' | 'release'): readonly SubPackage[] =>
  build === 'development' ? [...SUB_PACKAGES, DEV_PACKAGE] : SUB_PACKAGES

/** Every page of a set of packages by its whole path. */
export const pathsOf = (packages: readonly SubPackage[]): readonly string[] =>
  packages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`))

/** The preload rules of a table of pages. */
export const preloadRulesOf = (
  table: Readonly<Record<string, Pick<PageRow, 'preloads'>>>,
): Record<string, PreloadRule> =>
  Object.fromEntries(
    Object.entries(table)
      .filter(([, { preloads = [] }]) => preloads.length > 0)
      .map(([path, { preloads = [] }]) => [path, { network: 'all', packages: [...preloads] }]),
  )
