import { addGlobalErrorListener, addGlobalWarningListener, Component } from 'glass-easel'
import type { Problems } from './problems'

/** Warnings of the framework about what every compiled template of some tool does, and WeChat accepts. */
const HARMLESS = /for-list|is not a valid property/

/** Everything that goes wrong inside the framework, and handlers that a template names and the code lacks. */
export const watchFramework = (problems: Problems): void => {
  addGlobalErrorListener((error, method, component) => {
    const file = typeof component === 'string' ? component : component?.is
    problems.caught(error, file === undefined ? `the framework's ${method ?? 'code'}` : `${file}.js`)
    return false
  })
  addGlobalWarningListener((message, component) => {
    if (!HARMLESS.test(message))
      problems.report(`${typeof component === 'string' ? component : component?.is}.wxml`, message)
    return false
  })
  const { getMethod } = Component
  Component.getMethod = (component, name) => {
    const method = getMethod(component, name)
    if (method === undefined) problems.report(`${component.is}.js`, `has no event handler "${name}"`)
    return method
  }
}

/** Everything that nothing catches. */
export const watchWindow = (problems: Problems): void => {
  window.addEventListener('error', ({ error, message }) => problems.caught(error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => problems.caught(reason))
}
