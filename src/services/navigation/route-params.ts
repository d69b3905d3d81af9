type NoParams = Record<never, never>

/**
 * The pages that others may open, with the parameters they take. Names have no leading slash, as in the route table.
 * Parameters are texts, because a query carries nothing else.
 */
export interface RouteParams {
  'pages/home/index': NoParams
  'pages/order/index': { model?: string }
  'pages/profile/index': NoParams
  'pages/settings/index': NoParams
  'pages/agreements/view': { id: string }
  /**
   * The car to order: a saved one, a shared one, the draft, or else the model's usual one. With `orderId` that order is
   * changed; with `car` "new" it gets the car that is named.
   */
  'pages/order/order': {
    modelId?: string
    marketPostId?: string
    saved?: string
    share?: string
    orderId?: string
    car?: string
  }
  'pages/guide-page/guide-page': { id: string }
  'pages/guide-page/webview': { id: string; document?: string }
  'pages/mall/order/deposit': { id: string }
  'pages/mall/order/big-deposit': { id: string }
  'pages/miniorder/order': { modelId: string; marketPostId?: string }
  'pages/real-order-detail/index': { id: string }
  'pages/real-order-detail-share/index': { token: string }
  'pages/successful/index': { id: string }
  'pages/mall/order/casher': { id: string; orderType?: string; amountFen?: string; payNo?: string }
  'pages/mall/order/fail-page': { id: string; orderType?: string }
  'pages/mall/order/list': { scope?: string; type?: string }
  'pages/mall/order/refund': { id: string }
  'pages/mall/order/details': { payNo: string }
  'pages/mall/order/balance-pay': { id: string }
  'pages/mall/order/bank-transfer': { id?: string; amountFen?: string; payNo?: string }
  'pages/mall/order/pos-pay': { id?: string; amountFen?: string; payNo?: string }
  'pages/mall/app/casher': { id?: string; token?: string; amountFen?: string; payNo?: string }
  'pages/choosen-version/index': { modelId?: string; pnoTwelve?: string; compare?: string }
  'pages/cars-appearance/index': { modelId?: string; paint?: string; view?: string }
  /** A saved or shared car, else the draft; in a version and a paint (by its code) if they are named. */
  'pages/customization-car/index': {
    modelId?: string
    pnoTwelve?: string
    paint?: string
    saved?: string
    share?: string
  }
  /** A saved car, a shared one, or else the draft. */
  'pages/ConfigView/ConfigView': { saved?: string; share?: string }
  /** An album by its own name, by a part of it, or the first one of a model. */
  'pages/pictures/pictures': { folderId?: string; bucketId?: string; modelId?: string }
  /**
   * A plan as it was set: whole fen, months and basis points; `view=schedule` shows its months. With `orderId` they are
   * those that the order's application asks for.
   */
  'pages/financialCalculator/financialCalculator': {
    pnoTwelve?: string
    priceFen?: string
    schemeId?: string
    downPaymentFen?: string
    termMonths?: string
    rateBp?: string
    view?: string
    orderId?: string
  }
  /** An order's application for finance, with the plan to begin with: whole fen and months. */
  'pages/financialCalculator/financialOrderSnapshot': {
    id: string
    schemeId?: string
    downPaymentFen?: string
    termMonths?: string
  }
  'pages/configuration/configuration': { modelId?: string; pnoTwelve?: string }
  'pages/ValetSelection/List': { modelId?: string; group?: string }
  'pages/ValetSelection/ListView': { modelId?: string; group?: string }
  'pages/customization-car/index3d': { model?: string; paint?: string; wheels?: string; interior?: string }
  'pages/lynk-fullcar/order/signMiddle/index': { id: string }
  'pages/account/driver-license': NoParams
  'pages/account/login': { target?: string }
  'pages/account/phone-login': { target?: string }
  'pages/account/phone-code': { target?: string }
  'pagesH5/404': NoParams
  'pagesH5/delivery-evaluation/index': { id: string }
}

/** A page that others may open. */
export type Route = keyof RouteParams

/** A page by its name and parameters, the latter left out where there are none to give. */
export type RouteArgs<R extends Route> = NoParams extends RouteParams[R]
  ? [params?: RouteParams[R]]
  : [params: RouteParams[R]]
