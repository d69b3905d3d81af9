import type { Host } from '../host'
import { readable, readPath } from '../readable'
import { listParam, textParam, type Handlers, type Params } from './handlers'
import { describeElement, firstOf, pageOf, selectAll, selectByXpath } from './nodes'

const pathOf = ({ path }: Params): string | undefined => (typeof path === 'string' ? path : undefined)

/** The messages about one page. */
export function pageHandlers(host: Host): Handlers {
  const find = (select: typeof selectAll) => (params: Params) => {
    const page = pageOf(host, params)
    return describeElement(page, firstOf(select(page.shell, params)))
  }
  const findAll = (select: typeof selectAll) => (params: Params) => {
    const page = pageOf(host, params)
    return { elements: select(page.shell, params).map((element) => describeElement(page, element)) }
  }
  return {
    'Page.getElement': find(selectAll),
    'Page.getElements': findAll(selectAll),
    'Page.getElementByXpath': find(selectByXpath),
    'Page.getElementsByXpath': findAll(selectByXpath),
    'Page.getData': (params) => ({ data: readable(readPath(pageOf(host, params).instance.data, pathOf(params))) }),
    'Page.setData': (params) => {
      pageOf(host, params).instance.setData(params.data as Record<string, unknown>)
      return {}
    },
    'Page.callMethod': async (params) => {
      const { instance } = pageOf(host, params)
      const name = textParam(params, 'method')
      const method = instance[name]
      if (typeof method !== 'function') throw new Error(`page.${name} not exists`)
      return { result: readable(await method.apply(instance, listParam(params, 'args'))) }
    },
    'Page.getWindowProperties': (params) => {
      pageOf(host, params)
      return { properties: listParam(params, 'names').map((name) => readable(readPath(window, String(name)))) }
    },
  }
}
