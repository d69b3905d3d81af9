import { Children, cloneElement, createElement, Fragment, isValidElement } from 'react'
import type { Component, PropsWithChildren, ReactElement, ReactNode } from 'react'
import { ENTRY_PAGE } from '@/page-table/facts'
import { firstPaint } from '@/platform/first-paint'
import { routeOf } from '@/services/navigation/current-route'
import { ErrorBoundary } from '@/ui/error-boundary'
import { comeToFront, leaveFront, PageId } from '@/ui/page/in-front'
import { FirstPageFailure } from './failed-load/first-page-failure'
import { PageFailure } from './page-failure'

interface WrapperProps {
  /** Address of the page, its query and Taro's own marks among it. */
  tid: string
}

/** What Taro draws around each page: an element of its own, with the page inside. */
interface WrappedPage extends Component<WrapperProps> {
  render(): ReactElement<PropsWithChildren>
}

type PageWrapper = new (props: WrapperProps) => WrappedPage

const reloadables = new WeakMap<PageWrapper, PageWrapper>()

const createReloadable = (Wrapper: PageWrapper): PageWrapper =>
  class ReloadablePage extends Wrapper {
    override componentDidMount() {
      comeToFront(this.props.tid)
      // The order page goes on with the poster, and knows when it has drawn one.
      if (routeOf({ path: this.props.tid }).path !== ENTRY_PAGE) firstPaint.end()
    }

    override componentWillUnmount() {
      leaveFront(this.props.tid)
    }

    override render() {
      const element = super.render()
      // Inside of Taro's element: Taro has tied it to the native page, and it would not outlive an error caught outside.
      return cloneElement(
        element,
        undefined,
        <PageId.Provider value={this.props.tid}>
          <ErrorBoundary drawFailure={this.drawFailure}>{element.props.children}</ErrorBoundary>
        </PageId.Provider>,
      )
    }

    private readonly drawFailure = (reload: () => void) => <PageFailure address={this.props.tid} onReload={reload} />
  }

/** Always the same class for a page, or React would take each drawing for another page. */
const reloadableOf = (Wrapper: PageWrapper): PageWrapper => {
  const known = reloadables.get(Wrapper)
  if (known !== undefined) return known
  const made = createReloadable(Wrapper)
  reloadables.set(Wrapper, made)
  return made
}

const reloadable = (page: ReactNode): ReactNode => {
  if (!isValidElement<WrapperProps>(page) || typeof page.type !== 'function') return page
  return createElement(reloadableOf(page.type as PageWrapper), page.props)
}

/** WeChat tells by itself that files are missing: what we say then is left out of the mini-program. */
const IS_IN_BROWSER = process.env.TARO_ENV !== 'weapp'

const pagesOf = ({ children }: PropsWithChildren): ReactNode =>
  Children.count(children) === 0 ? <FirstPageFailure /> : Children.map(children, reloadable)

/**
 * Draws the pages of the app so that one that throws outside its `PageShell`, say in a hook of its own, offers to be drawn
 * anew, in place of the blank page that Taro leaves. Where the first one did not arrive, it says so.
 *
 * @param pages - the children that Taro hands to the app: the wrapped pages of the stack, in H5 inside a fragment.
 */
export const reloadablePages = (pages: ReactNode): ReactNode =>
  IS_IN_BROWSER && isValidElement<PropsWithChildren>(pages) && pages.type === Fragment
    ? pagesOf(pages.props)
    : Children.map(pages, reloadable)
