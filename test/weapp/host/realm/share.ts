import { callPage } from './page'
import type { PageStack } from './page-stack'
import type { Problems } from './problems'
import type { Dialogs } from './wx/dialogs'

interface Shared {
  readonly stack: PageStack
  readonly problems: Problems
  readonly dialogs: Dialogs
}

/** Asks the page what a share button shares and opens WeChat's share view. */
export function shareFrom({ stack, problems, dialogs }: Shared, button: Element): void {
  const page = stack.top()
  if (!page) return
  if (typeof page.instance.onShareAppMessage !== 'function') {
    problems.report(`${page.path}.js`, 'has a share button and no onShareAppMessage')
    return
  }
  callPage(problems, page, 'onShareAppMessage', { from: 'button', target: { id: button.id, dataset: {} } })
  dialogs.open('share').catch(() => undefined)
}
