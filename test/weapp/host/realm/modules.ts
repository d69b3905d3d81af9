import type { CompiledApp } from '../compile/compiled-app'
import { packageOf, subPackagesOf } from '../compile/compiled-app'
import { resolvePath } from './page-url'
import { sourceUrl } from './problems'
import { HIDDEN_GLOBALS } from './realm-globals'

interface Module {
  exports: unknown
}

/** The names that every module of a mini-program sees beside its own require, module and exports. */
export type ModuleGlobals = Readonly<Record<string, unknown>>

/** Loads the app's modules as WeChat does: each once, by path, within the reach of its package. */
export interface Modules {
  load(path: string): unknown
  isLoaded(path: string): boolean
}

const withoutExtension = (path: string): string => path.replace(/\.js$/, '')

export function createModules(app: CompiledApp, globals: ModuleGlobals): Modules {
  const modules = new Map<string, Module>()
  const roots = subPackagesOf(app.appJson).map(({ root }) => root)
  const names = Object.keys(globals)
  const hidden = HIDDEN_GLOBALS.filter((name) => !(name in globals))

  const requireFrom =
    (from: string) =>
    (target: string): unknown => {
      const path = withoutExtension(resolvePath(from, target))
      const owner = packageOf(path, roots)
      if (owner !== 'main' && owner !== packageOf(from, roots)) {
        throw new Error(`${from}.js requires ${path}.js of sub-package "${owner}", which may not be downloaded yet`)
      }
      return load(path, from)
    }

  const load = (path: string, from?: string): unknown => {
    const known = modules.get(path)
    if (known) return known.exports
    const source = app.scripts[path]
    if (source === undefined)
      throw new Error(`${path}.js does not exist${from === undefined ? '' : `; ${from}.js requires it`}`)
    const module: Module = { exports: {} }
    modules.set(path, module)
    // The host is the engine that runs the app's own built code.
    const run = new Function(
      'require',
      'module',
      'exports',
      ...names,
      ...hidden,
      `${source}\n//# sourceURL=${sourceUrl(path)}`,
    )
    const values = names.map((name) => globals[name])
    run.call(undefined, requireFrom(path), module, module.exports, ...values)
    return module.exports
  }

  return { load: (path) => load(path), isLoaded: (path) => modules.has(path) }
}
