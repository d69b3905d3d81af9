import { manifestProblems } from './app-json-problems'
import { codeProblems } from './code-problems'
import type { CompiledApp, ComponentJson } from './compiled-app'
import { appTextsOf, listDist, readAppJson, textsOf } from './dist-files'
import { callTypes } from './call-types'
import { packageProblems } from './package-sizes'
import { compileStyles } from './styles'
import { compileTemplates } from './templates'

/** Files of a dist folder that look like a component's json and are none. */
const NO_COMPONENTS: ReadonlySet<string> = new Set([
  'app',
  'project.config',
  'project.private.config',
  'sitemap',
  'ext',
])

const SHARED_STYLES: ReadonlySet<string> = new Set(['shared', 'page-shared', 'page-apply-shared'])

/** A dist folder compiled for the realm: its data, and its templates as a JavaScript expression. */
export interface Compilation {
  readonly app: CompiledApp
  readonly templates: string
}

const scopesOf = (components: Readonly<Record<string, ComponentJson>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(components)
      .filter(([, json]) => json.component === true && !SHARED_STYLES.has(json.styleIsolation ?? ''))
      .map(([name]) => [name, name.replace(/[^\w]/g, '-')]),
  )

/**
 * Reads a dist folder exactly as it was built for release.
 *
 * @throws Error that names the file, when WeChat would refuse the upload or could not read a template.
 */
export function compileApp(dist: string): Compilation {
  const files = listDist(dist)
  const appJson = readAppJson(files)
  const texts = appTextsOf(files)
  const components = Object.fromEntries(
    Object.entries(textsOf(files, '.json'))
      .filter(([name]) => !NO_COMPONENTS.has(name))
      .map(([name, text]) => [name, JSON.parse(text) as ComponentJson]),
  )
  const problems = [
    ...packageProblems(files, appJson),
    ...manifestProblems(appJson, components, texts),
    ...codeProblems(texts),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n'))

  const styleScopes = scopesOf(components)
  const styles = compileStyles(texts.sheets, styleScopes)
  const app = { appJson, scripts: texts.scripts, components, styles, styleScopes, callTypes: callTypes() }
  return { app, templates: compileTemplates(files) }
}
