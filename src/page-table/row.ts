import type { InBoth } from '@/language/language'
import type { PageSample } from './sample'

/** Parameters of a page that takes none. */
export type NoParams = Record<never, never>

/** Who may open a page: anyone, someone who is about to log in, or a user who has logged in. */
export type PageAccess = 'anyone' | 'loginStep' | 'user'

declare const routeParams: unique symbol

/** What the table says of one page. Its path, without a leading slash, is the key. */
export interface PageRow<Params extends object = NoParams> {
  /** Above the page and in the browser's tab, until the page says more of what it shows. */
  readonly title: InBoth<string>
  readonly access: PageAccess
  /** In the package that is downloaded first; all others are in the sub-package that their path names. */
  readonly isMain?: true
  /** The page that Back leads to after a reload, or when a link opened the app here. Tabs have none. */
  readonly parent?: string
  /** `own` where a part of the page scrolls and the page stands still. */
  readonly scroll?: 'own'
  /** Whether WeChat's menu offers to send the page to a friend. */
  readonly isShared?: true
  /** Whether it offers the timeline, too: what it shows is for everybody, and the page opens without a login. */
  readonly isInTimeline?: true
  /** What it shows is somebody's own, and reached by a link that was sent: search engines stay out. */
  readonly isUnlisted?: true
  /** Sub-packages to download as soon as the page is shown, because it usually leads there. */
  readonly preloads?: readonly string[]
  /** What it draws with, beyond what every browser has. */
  readonly graphics?: 'webgl'
  /** How tests and screenshots open it. */
  readonly sample: PageSample<Params>
  /** At compile time only. */
  readonly [routeParams]?: Params
}

/** The parameters that a row declares. */
export type ParamsOf<Row> = Row extends { readonly [routeParams]?: infer Params extends object } ? Params : never

/**
 * Declares a page and the parameters of its route. Those are texts, because a query carries nothing else.
 *
 * @example 'pages/mall/order/details': page<{ payNo: string }>({ title: { en: 'Payment', zh: '支付详情' }, ... })
 */
export const page = <Params extends object = NoParams>(row: PageRow<Params>): PageRow<Params> => row
