import { Component, createElement, useEffect, useState, type PropsWithChildren, type ReactNode } from 'react'
import { reloadablePages } from '@/shell/reloadable-pages'
import { ShownPage } from './taro/taro'

/** A page, shown as soon as all that it begins with is there. */
function Page({ children }: PropsWithChildren) {
  const [page] = useState({ isShown: false })
  useEffect(() => {
    page.isShown = true
  }, [page])
  return <ShownPage.Provider value={page}>{children}</ShownPage.Provider>
}

/** As Taro wraps a page. */
class Wrapper extends Component<PropsWithChildren<{ tid: string }>> {
  override render(): ReactNode {
    return createElement('div', { id: this.props.tid }, <Page>{this.props.children}</Page>)
  }
}

/** The stack of pages as the app draws it, the last one in front; each is told by what it is called. */
export const stackOf = (pages: Readonly<Record<string, ReactNode>>): ReactNode =>
  reloadablePages(
    Object.entries(pages).map(([tid, page]) => (
      <Wrapper key={tid} tid={tid}>
        {page}
      </Wrapper>
    )),
  )
