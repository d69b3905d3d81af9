import { Component } from 'glass-easel'
import { attributeOf, fire, frameworkElement } from '../fire'
import { tap, touchEnd, touchMove, touchStart, type Touches } from '../gestures'
import type { Host } from '../host'
import { readable, readPath } from '../readable'
import type { Instance } from '../set-data'
import { videoContextOf } from '../wx/media'
import { ELEMENT_FUNCTIONS } from './element-functions'
import { domPropertyOf, propertyOf } from './element-properties'
import { listParam, textParam, type Handlers, type Params } from './handlers'
import { describeElement, elementOf, firstOf, pageOf, selectAll } from './nodes'
import { innerWxml, outerWxml } from './wxml'

/** The code behind a custom component's element. */
const instanceOf = (element: Element): Instance => {
  const node = frameworkElement(element)
  if (!node || !Component.isComponent(node)) throw new Error(`${element.localName} is no custom component`)
  // The adapter makes the caller of each of its components.
  return node.getMethodCaller() as unknown as Instance
}

const touchesOf = ({ touches, changedTouches, changeTouches }: Params): Touches =>
  JSON.parse(JSON.stringify({ touches, changedTouches, changeTouches })) as Touches

/** The messages about one element. */
export function elementHandlers(host: Host): Handlers {
  const onElement = (act: (element: Element, params: Params) => unknown) => (params: Params) =>
    act(elementOf(host, params), params) ?? {}
  const read = (field: string, one: (element: Element, name: string) => unknown) =>
    onElement((element, params) => ({
      [field]: listParam(params, 'names').map((name) => one(element, String(name)) ?? null),
    }))
  const find = (element: Element, params: Params): object =>
    describeElement(pageOf(host, params), firstOf(selectAll(element, params)))
  const findAll = (element: Element, params: Params): object => ({
    elements: selectAll(element, params).map((found) => describeElement(pageOf(host, params), found)),
  })

  return {
    'Element.getElement': onElement(find),
    'Element.getElements': onElement(findAll),
    'Element.tap': onElement((element) => tap(element)),
    'Element.touchstart': onElement((element, params) => touchStart(element, touchesOf(params))),
    'Element.touchmove': onElement((element, params) => touchMove(element, touchesOf(params))),
    'Element.touchend': onElement((element, params) => void touchEnd(element, touchesOf(params))),
    'Element.triggerEvent': onElement((element, params) =>
      fire(element, textParam(params, 'type'), params.detail ?? {}),
    ),
    'Element.dispatchEvent': onElement((element, params) => {
      const { touches = [], changeTouches = [] } = touchesOf(params)
      const fields = { touches, changedTouches: changeTouches }
      fire(element, textParam(params, 'eventName'), params.detail ?? {}, { bubbles: true, fields })
    }),
    'Element.getDOMProperties': read('properties', domPropertyOf),
    'Element.getProperties': read('properties', propertyOf),
    'Element.getAttributes': read('attributes', (element, name) => readable(attributeOf(element, name))),
    'Element.getStyles': read('styles', (element, name) => window.getComputedStyle(element).getPropertyValue(name)),
    'Element.getOffset': onElement((element) => {
      const { left, top } = element.getBoundingClientRect()
      return { left: left + window.scrollX, top: top + window.scrollY }
    }),
    'Element.getWXML': onElement((element, { type }) => ({
      wxml: type === 'outer' ? outerWxml(element) : innerWxml(element),
    })),
    'Element.getData': onElement((element, { path }) => ({
      data: readable(readPath(instanceOf(element).data, typeof path === 'string' ? path : undefined)),
    })),
    'Element.setData': onElement((element, { data }) => instanceOf(element).setData(data as Record<string, unknown>)),
    'Element.callMethod': async (params) => {
      const instance = instanceOf(elementOf(host, params)) as unknown as Record<string, unknown>
      const name = textParam(params, 'method')
      const method = instance[name]
      if (typeof method !== 'function') throw new Error(`component.${name} not exists`)
      return { result: readable(await method.apply(instance, listParam(params, 'args'))) }
    },
    'Element.callFunction': (params) => {
      const name = textParam(params, 'functionName')
      const run = ELEMENT_FUNCTIONS[name]
      if (!run) throw new Error(`function "${name}" is not known to the host`)
      return { result: readable(run(elementOf(host, params), ...listParam(params, 'args'))) }
    },
    'Element.callContextMethod': (params) => {
      const name = textParam(params, 'method')
      const run = videoContextOf(elementOf(host, params))[name]
      if (!run) throw new Error(`method "${name}" of a video is not known to the host`)
      run()
      return {}
    },
  }
}
