import type { NoParams, ParamsOf } from '@/page-table/row'
import type { PAGE_TABLE, PagePath } from '@/page-table/table'

/** The parameters of the route to a page, all of them texts. */
export type RouteParams<P extends PagePath> = ParamsOf<(typeof PAGE_TABLE)[P]>

/** A page and its parameters as arguments: the latter are left out where there are none to give. */
export type RouteArgs<P extends PagePath> =
  NoParams extends RouteParams<P> ? [params?: RouteParams<P>] : [params: RouteParams<P>]
