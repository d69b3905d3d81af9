import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import selectorParser from 'postcss-selector-parser'
import * as sass from 'sass'

const ROOT = path.resolve(__dirname, '../../..')

/** Files below src/ that end so, relative to the project. */
export function sourcesOf(...endings: readonly string[]): string[] {
  return readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.split(path.sep).join('/')}`)
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .sort()
}

/** The text of a file of the project. */
export const textOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')

/** The classes that a style sheet names, once each, as they stand in its CSS. */
export function classesNamedIn(file: string): string[] {
  const names = new Set<string>()
  const collect = selectorParser((root) => root.walkClasses(({ value }) => void names.add(value)))
  postcss.parse(sass.compile(path.join(ROOT, file)).css).walkRules(({ parent, selector }) => {
    const isKeyframe = parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes'
    if (!isKeyframe) collect.processSync(selector)
  })
  return [...names]
}

/** "part" of `part`, `part__piece` and `part--variant`. */
export const blockOf = (className: string): string => className.split(/__|--/)[0] ?? className

/** The folder that owns a file: a piece of the kit, a widget, a feature, or the catalogue. */
export function ownerOf(file: string): string {
  const [owner] = /^src\/(?:(?:ui|widgets|features)\/[^/]+(?=\/)|dev(?=\/))/.exec(file) ?? [path.posix.dirname(file)]
  return owner
}
