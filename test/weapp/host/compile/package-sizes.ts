import { subPackagesOf, type AppJson } from './compiled-app'
import type { DistFile } from './dist-files'

const KILOBYTE = 1_024
const PACKAGE_LIMIT = 2 * KILOBYTE * KILOBYTE
const APP_LIMIT = 30 * KILOBYTE * KILOBYTE

const sum = (files: readonly DistFile[]): number => files.reduce((bytes, file) => bytes + file.bytes, 0)
const kilobytes = (bytes: number): string => `${Math.ceil(bytes / KILOBYTE)} KB`

/** WeChat refuses the upload of a package over 2 MB, and of an app over 30 MB. */
export function packageProblems(files: readonly DistFile[], appJson: AppJson): readonly string[] {
  const roots = subPackagesOf(appJson).map(({ root }) => root)
  const packageOf = (file: DistFile): string => roots.find((root) => file.path.startsWith(`${root}/`)) ?? 'main'
  const problems = ['main', ...roots].flatMap((name) => {
    const own = files.filter((file) => packageOf(file) === name)
    const largest = [...own].sort((a, b) => b.bytes - a.bytes)[0]
    if (!largest || sum(own) <= PACKAGE_LIMIT) return []
    return [
      `package "${name}" has ${kilobytes(sum(own))} of ${kilobytes(PACKAGE_LIMIT)}; ` +
        `its largest file is ${largest.path} with ${kilobytes(largest.bytes)}`,
    ]
  })
  return sum(files) > APP_LIMIT
    ? [...problems, `the app has ${kilobytes(sum(files))} of ${kilobytes(APP_LIMIT)}`]
    : problems
}
