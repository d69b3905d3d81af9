import { packageOf, subPackagesOf, type AppJson } from './compiled-app'
import type { DistFile } from './dist-files'

const KILOBYTE = 1_024
const PACKAGE_LIMIT = 2 * KILOBYTE * KILOBYTE
const APP_LIMIT = 30 * KILOBYTE * KILOBYTE
/** What the pages of one package preload, all together. */
const PRELOAD_LIMIT = 2 * KILOBYTE * KILOBYTE

const sum = (files: readonly DistFile[]): number => files.reduce((bytes, file) => bytes + file.bytes, 0)
const kilobytes = (bytes: number): string => `${Math.ceil(bytes / KILOBYTE)} KB`

/** The files of each package by its name, which is "main" or its root. */
type Packages = ReadonlyMap<string, readonly DistFile[]>

const packagesOf = (files: readonly DistFile[], appJson: AppJson): Packages => {
  const roots = subPackagesOf(appJson).map(({ root }) => root)
  const packages = new Map<string, DistFile[]>(['main', ...roots].map((name) => [name, []]))
  for (const file of files) packages.get(packageOf(file.path, roots))?.push(file)
  return packages
}

const sizeProblem = (name: string, files: readonly DistFile[]): string[] => {
  const largest = [...files].sort((a, b) => b.bytes - a.bytes)[0]
  if (!largest || sum(files) <= PACKAGE_LIMIT) return []
  return [
    `package "${name}" has ${kilobytes(sum(files))} of ${kilobytes(PACKAGE_LIMIT)}; ` +
      `its largest file is ${largest.path} with ${kilobytes(largest.bytes)}`,
  ]
}

const preloadProblem = (name: string, { preloadRule = {} }: AppJson, packages: Packages): string[] => {
  const names = [...packages.keys()]
  const rules = Object.entries(preloadRule).filter(([page]) => packageOf(page, names) === name)
  const preloaded = [...new Set(rules.flatMap(([, preload]) => preload.packages ?? []))]
  const bytes = preloaded.reduce((total, one) => total + sum(packages.get(one) ?? []), 0)
  if (bytes <= PRELOAD_LIMIT) return []
  return [`the pages of package "${name}" preload ${kilobytes(bytes)} of ${kilobytes(PRELOAD_LIMIT)}`]
}

/** WeChat refuses the upload of a package over 2 MB, of an app over 30 MB, and preloads of over 2 MB. */
export function packageProblems(files: readonly DistFile[], appJson: AppJson): readonly string[] {
  const packages = packagesOf(files, appJson)
  const app = sum(files) > APP_LIMIT ? [`the app has ${kilobytes(sum(files))} of ${kilobytes(APP_LIMIT)}`] : []
  return [...packages]
    .flatMap(([name, own]) => [...sizeProblem(name, own), ...preloadProblem(name, appJson, packages)])
    .concat(app)
}
