import { component } from 'glass-easel-miniprogram-adapter'
import { byteLength } from './byte-length'
import { hasSecondContainer } from './controls/page-container'
import type { Measures } from './measures'
import type { Problems } from './problems'

/** WeChat advises against more, and drops far larger calls. */
const SET_DATA_LIMIT = 256 * 1_024

/** A component or page as the framework hands it to its code. */
export type Instance = component.GeneralComponent

/** What holds a page, and its tab bar. */
export const PAGE_CLASS = 'host-page'

/** The DOM node that a component was drawn as. */
export const domOf = (instance: Instance): Node | null =>
  (instance._$.getBackendElement() ?? null) as unknown as Node | null

/** Every place in a value that cannot cross to the view: WeChat drops functions and warns of undefined. */
export function uncrossable(value: unknown, path = ''): readonly string[] {
  if (value === undefined) return [`undefined at "${path}"`]
  if (typeof value === 'function') return [`a function at "${path}"`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => uncrossable(inner, path === '' ? name : `${path}.${name}`))
}

/** Data travels as text between WeChat's two threads: here it does so too, and every call is checked and counted. */
export function guardSetData(
  problems: Problems,
  measures: Measures,
  pathOf: (instance: Instance) => string | undefined,
): void {
  const { prototype } = component.ComponentCaller
  const { setData } = prototype
  prototype.setData = function setGuardedData(this: Instance, data: Record<string, unknown>, callback?: () => void) {
    const file = `${this.is}.js`
    for (const place of uncrossable(data)) problems.report(file, `setData was given ${place}`)
    const text = JSON.stringify(data)
    const bytes = byteLength(text)
    const path = pathOf(this)
    // What was taken off the screen draws nothing any more.
    if (path !== undefined) measures.record(this.is, { path, bytes, text })
    if (bytes > SET_DATA_LIMIT)
      problems.report(file, `setData was given ${bytes} bytes; the limit is ${SET_DATA_LIMIT}`)
    setData.call(this, JSON.parse(text) as Record<string, unknown>, callback)
    const shell = domOf(this)?.parentElement?.closest(`.${PAGE_CLASS}`)
    if (shell && hasSecondContainer(shell))
      problems.report(file, 'shows a second page-container; a page can have one at a time')
  }
}
