import type { PageStack } from '../page-stack'
import type { Instance } from '../set-data'
import type { WxFamily } from './strict-wx'

/** Questions about the tree: the framework answers them. */
export function queryFamily(stack: PageStack): WxFamily {
  const topInstance = (): Instance => {
    const page = stack.top()
    if (!page) throw new Error('no page is open')
    return page.instance
  }
  return {
    direct: {
      createSelectorQuery: () => topInstance().createSelectorQuery(),
      createIntersectionObserver: (component?: Instance, options?: object) =>
        (component ?? topInstance()).createIntersectionObserver(options),
      createMediaQueryObserver: (component?: Instance) => (component ?? topInstance()).createMediaQueryObserver(),
    },
  }
}
