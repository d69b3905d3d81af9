import {
  MiniProgramEnv,
  type AssociatedBackend,
  type CodeSpace,
  type ComponentEnv,
} from 'glass-easel-miniprogram-adapter'
import type { CompiledApp } from '../compile/compiled-app'
import { RealmBackend } from './backend'
import type { StyleSheets } from './style-sheets'

/** The templates of an app, as the template compiler's expression evaluates. */
export type Templates = Readonly<Record<string, (...args: never[]) => unknown>>

/** The framework, filled with an app's templates, styles and static configuration. */
export interface Framework {
  readonly backend: AssociatedBackend
  readonly space: CodeSpace
  readonly sheets: StyleSheets
}

export function createFramework(app: CompiledApp, templates: Templates): Framework {
  const env = new MiniProgramEnv()
  const realmBackend = new RealmBackend()
  const backend = env.associateBackend(realmBackend)
  const space = env.createCodeSpace('main', true)
  for (const [path, json] of Object.entries(app.components)) {
    // What a build wrote; the framework checks it as it reads it.
    space.addComponentStaticConfig(path, json as Parameters<CodeSpace['addComponentStaticConfig']>[1])
  }
  for (const path of Object.keys(app.styleScopes)) {
    if (app.styles[path] === undefined) space.addStyleSheet(path, undefined, app.styleScopes[path])
  }
  for (const [path, css] of Object.entries(app.styles)) {
    space.addStyleSheet(path, path, app.styleScopes[path])
    backend.registerStyleSheetContent(path, css)
  }
  for (const [path, content] of Object.entries(templates)) {
    const compiled = { groupList: templates, content, fallbackListenerOnNativeNode: true }
    // The framework's type hides what the compiler's own output is made of.
    space.addCompiledTemplate(path, compiled as unknown as Parameters<CodeSpace['addCompiledTemplate']>[1])
  }
  return { backend, space, sheets: realmBackend.sheets }
}

/** What a Page or Component is defined by. */
export type Definition = Record<string, unknown>

/** Some builds write an empty object where the framework wants a list. */
const LISTS = ['behaviors', 'externalClasses'] as const

const withoutFalseLists = (definition: Definition): Definition => {
  const broken = LISTS.filter((name) => name in definition && !Array.isArray(definition[name]))
  return Object.fromEntries(Object.entries(definition).filter(([name]) => !broken.some((list) => list === name)))
}

/** The three functions that define pages and components; what they define is whatever path is being loaded. */
export function createDefiners(
  space: CodeSpace,
  pathBeingDefined: () => string,
): Record<'Page' | 'Component' | 'Behavior', unknown> {
  const inEnv = <T>(define: (env: ComponentEnv) => T): T => space.componentEnv(pathBeingDefined(), define)
  return {
    Page: (definition: Definition) => inEnv((env) => env.Page(withoutFalseLists(definition))),
    Component: (definition?: Definition) =>
      inEnv((env) => (definition === undefined ? env.Component() : env.Component(withoutFalseLists(definition)))),
    Behavior: (definition: Definition) => inEnv((env) => env.Behavior(definition)),
  }
}
