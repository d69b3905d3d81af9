import path from 'node:path'
import { packageOf, pagesOf, subPackagesOf, type AppJson, type ComponentJson } from './compiled-app'
import type { AppTexts } from './dist-files'

const TABS = { fewest: 2, most: 5 } as const
/** What preloads name the main package by. */
const MAIN_PACKAGE = '__APP__'
/** Components that lie outside the dist folder. */
const ELSEWHERE = /^(plugin|dynamicLib):\/\//
/** What draws the bar of an app that asks for one of its own. */
const OWN_TAB_BAR = 'custom-tab-bar/index'

const pageProblems = (appJson: AppJson, { scripts, templates }: AppTexts): string[] =>
  pagesOf(appJson).flatMap((page) => [
    ...(scripts[page] === undefined ? [`app.json lists ${page}, but ${page}.js does not exist`] : []),
    ...(templates[page] === undefined ? [`app.json lists ${page}, but ${page}.wxml does not exist`] : []),
  ])

const tabProblems = ({ tabBar, pages }: AppJson, { scripts }: AppTexts): string[] => {
  const list = tabBar?.list
  if (list === undefined) return []
  const isBarMissing = tabBar?.custom === true && scripts[OWN_TAB_BAR] === undefined
  const count = list.length < TABS.fewest || list.length > TABS.most ? [`app.json has a tab bar of ${list.length}`] : []
  const strangers = list.filter(({ pagePath }) => !pages.includes(pagePath))
  return [
    ...count,
    ...strangers.map(({ pagePath }) => `app.json has the tab ${pagePath}, no page of the main package`),
    ...(isBarMissing ? [`app.json has a tab bar of its own, but ${OWN_TAB_BAR}.js does not exist`] : []),
  ]
}

const preloadProblems = (appJson: AppJson): string[] => {
  const { preloadRule = {} } = appJson
  const pages = new Set(pagesOf(appJson))
  const roots = new Set([MAIN_PACKAGE, ...subPackagesOf(appJson).map(({ root }) => root)])
  return Object.entries(preloadRule).flatMap(([page, { packages = [] }]) => [
    ...(pages.has(page) ? [] : [`app.json preloads on ${page}, which is no page`]),
    ...packages.filter((name) => !roots.has(name)).map((name) => `app.json preloads ${name}, which is no package`),
  ])
}

const rootProblems = (appJson: AppJson): string[] => {
  const roots = subPackagesOf(appJson).map(({ root }) => root)
  const twice = roots.filter((root, at) => roots.indexOf(root) !== at)
  const inside = roots.flatMap((inner) =>
    roots
      .filter((outer) => inner.startsWith(`${outer}/`))
      .map((outer) => `package "${inner}" lies in package "${outer}"`),
  )
  return [...twice.map((root) => `app.json has package "${root}" twice`), ...inside]
}

const placeOf = (used: string, by: string): string =>
  path.posix.normalize(used.startsWith('/') ? used.slice(1) : path.posix.join(path.posix.dirname(by), used))

/** A component that a file names. */
interface Use {
  readonly by: string
  readonly hasPlaceholder: boolean
  readonly roots: readonly string[]
  readonly components: Readonly<Record<string, ComponentJson>>
  readonly texts: AppTexts
}

/** Why a component cannot be used where it is named; null when it can. */
const componentFault = (place: string, { by, hasPlaceholder, roots, components, texts }: Use): string | null => {
  const isBuilt = [components, texts.scripts, texts.templates].every((files) => files[place] !== undefined)
  if (!isBuilt) return 'which does not exist'
  const owner = packageOf(place, roots)
  if (owner === 'main' || owner === packageOf(by, roots) || hasPlaceholder) return null
  return `which lies in package "${owner}", without a placeholder until that is there`
}

const componentProblems = (
  appJson: AppJson,
  components: Readonly<Record<string, ComponentJson>>,
  texts: AppTexts,
): string[] => {
  const roots = subPackagesOf(appJson).map(({ root }) => root)
  const users = Object.entries<Pick<ComponentJson, 'usingComponents' | 'componentPlaceholder'>>({
    ...components,
    app: appJson,
  })
  return users.flatMap(([by, { usingComponents = {}, componentPlaceholder = {} }]) =>
    Object.entries(usingComponents).flatMap(([name, used]) => {
      if (ELSEWHERE.test(used)) return []
      const hasPlaceholder = componentPlaceholder[name] !== undefined
      const fault = componentFault(placeOf(used, by), { by, hasPlaceholder, roots, components, texts })
      return fault === null ? [] : [`${by}.json uses the component ${used}, ${fault}`]
    }),
  )
}

/** What WeChat refuses of app.json and of the components that the pages name. */
export const manifestProblems = (
  appJson: AppJson,
  components: Readonly<Record<string, ComponentJson>>,
  texts: AppTexts,
): readonly string[] => [
  ...pageProblems(appJson, texts),
  ...tabProblems(appJson, texts),
  ...preloadProblems(appJson),
  ...rootProblems(appJson),
  ...componentProblems(appJson, components, texts),
]
