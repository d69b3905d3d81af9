import { Component } from 'glass-easel'
import { frameworkElement } from '../fire'
import type { Host } from '../host'
import type { OpenPage } from '../page'
import { toDomSelector, toDomXpath } from '../selectors'
import { textParam, type Params } from './handlers'

/** What a client is told of an element. */
export interface ElementInfo {
  readonly elementId: string
  readonly tagName: string
  readonly nodeId?: string
  readonly videoId?: string
}

const ids = new WeakMap<Element, string>()

/** Registers an element with its page and describes it. */
export function describeElement({ pageId, elements }: OpenPage, element: Element): ElementInfo {
  const elementId = ids.get(element) ?? `${pageId}-${elements.size + 1}`
  ids.set(element, elementId)
  elements.set(elementId, element)
  const node = frameworkElement(element)
  return {
    elementId,
    tagName: element.localName.replace(/^wx-/, ''),
    ...(node && Component.isComponent(node) && { nodeId: elementId }),
    ...(element.localName === 'wx-video' && { videoId: elementId }),
  }
}

/** The page that a message names. */
export function pageOf({ stack }: Host, { pageId }: Params): OpenPage {
  const page = stack.alive().find((alive) => alive.pageId === pageId)
  if (!page) throw new Error('page destroyed')
  return page
}

/** The element that a message names. */
export function elementOf(host: Host, params: Params): Element {
  const element = pageOf(host, params).elements.get(textParam(params, 'elementId'))
  if (!element?.isConnected) throw new Error('no such element')
  return element
}

/** Everything below an element that a selector fits. */
export const selectAll = (root: Element, params: Params): readonly Element[] => [
  ...root.querySelectorAll(toDomSelector(textParam(params, 'selector'))),
]

/** Everything below an element that an XPath fits. */
export function selectByXpath(root: Element, params: Params): readonly Element[] {
  if (typeof document.evaluate !== 'function') throw new Error('XPath needs a browser: use the Chromium environment')
  const found = document.evaluate(
    toDomXpath(textParam(params, 'selector')),
    root,
    null,
    XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
  )
  const nodes = Array.from({ length: found.snapshotLength }, (_, index) => found.snapshotItem(index))
  return nodes.filter((node): node is Element => node instanceof Element)
}

/** The first of some elements. The client takes the refusal for "none". */
export function firstOf(elements: readonly Element[]): Element {
  const [first] = elements
  if (!first) throw new Error('no such element')
  return first
}
