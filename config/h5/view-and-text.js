// View and Text of the page, in place of Taro's (see parts.ts). They are most of what is drawn, and Taro puts a component
// around each that takes its class apart, and sets its properties, attributes and reference once more, at every drawing.
import { createElement, forwardRef, useImperativeHandle, useLayoutEffect, useRef } from 'react'

const EVENT = /^on[A-Z]/

/** Handlers hear native events, as Taro's do: each event is listened for once, for whatever handler came last. */
const useHandlers = (handlers, ref) => {
  const node = useRef(null)
  const latest = useRef({})
  useImperativeHandle(ref, () => node.current, [])
  useLayoutEffect(() => {
    const { current } = latest
    for (const name of Object.keys({ ...current, ...handlers })) {
      if (!(name in current)) node.current.addEventListener(name, (event) => current[name]?.(event))
      current[name] = handlers[name]
    }
  })
  return node
}

const element = (tag) =>
  forwardRef(({ className, ...props }, ref) => {
    // React takes a tag of no HTML as it is: attributes have their names in HTML.
    const attributes = { class: className }
    const handlers = {}
    for (const [name, value] of Object.entries(props)) {
      if (EVENT.test(name)) handlers[name.slice(2).toLowerCase()] = value
      else attributes[name] = value
    }
    return createElement(tag, { ...attributes, ref: useHandlers(handlers, ref) })
  })

export const View = element('taro-view-core')
export const Text = element('taro-text-core')
