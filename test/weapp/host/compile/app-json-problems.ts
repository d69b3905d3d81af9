import path from 'node:path'
import { pagesOf, subPackagesOf, type AppJson, type ComponentJson } from './compiled-app'

const TABS = { fewest: 2, most: 5 } as const
/** What preloads name the main package by. */
const MAIN_PACKAGE = '__APP__'
/** Components that lie outside the dist folder. */
const ELSEWHERE = /^(plugin|dynamicLib):\/\//

interface Rules {
  readonly preloadRule?: Readonly<Record<string, { readonly packages?: readonly string[] }>>
}

const tabProblems = ({ tabBar, pages }: AppJson): string[] => {
  const list = tabBar?.list
  if (list === undefined) return []
  const count = list.length < TABS.fewest || list.length > TABS.most ? [`app.json has a tab bar of ${list.length}`] : []
  const strangers = list.filter(({ pagePath }) => !pages.includes(pagePath))
  return [...count, ...strangers.map(({ pagePath }) => `app.json has the tab ${pagePath}, no page of the main package`)]
}

const preloadProblems = (appJson: AppJson): string[] => {
  const { preloadRule = {} } = appJson as Rules
  const pages = new Set(pagesOf(appJson))
  const roots = new Set([MAIN_PACKAGE, ...subPackagesOf(appJson).map(({ root }) => root)])
  return Object.entries(preloadRule).flatMap(([page, { packages = [] }]) => [
    ...(pages.has(page) ? [] : [`app.json preloads on ${page}, which is no page`]),
    ...packages.filter((name) => !roots.has(name)).map((name) => `app.json preloads ${name}, which is no package`),
  ])
}

const rootProblems = (appJson: AppJson): string[] => {
  const roots = subPackagesOf(appJson).map(({ root }) => root)
  return roots.flatMap((inner) =>
    roots
      .filter((outer) => inner.startsWith(`${outer}/`))
      .map((outer) => `package "${inner}" lies in package "${outer}"`),
  )
}

const placeOf = (used: string, by: string): string =>
  path.posix.normalize(used.startsWith('/') ? used.slice(1) : path.posix.join(path.posix.dirname(by), used))

const componentProblems = (components: Readonly<Record<string, ComponentJson>>): string[] =>
  Object.entries(components).flatMap(([by, { usingComponents = {} }]) =>
    Object.values(usingComponents)
      .filter((used) => !ELSEWHERE.test(used) && components[placeOf(used, by)] === undefined)
      .map((used) => `${by}.json uses the component ${used}, which does not exist`),
  )

/** What WeChat refuses of app.json and of the components that the pages name. */
export const manifestProblems = (
  appJson: AppJson,
  components: Readonly<Record<string, ComponentJson>>,
): readonly string[] => [
  ...tabProblems(appJson),
  ...preloadProblems(appJson),
  ...rootProblems(appJson),
  ...componentProblems(components),
]
