import type { ModelHomeItem } from '@/domain/vehicle/model-home'
import type { Route } from '@/services/navigation/route'
import { hasPage, openSalePage } from '@/services/navigation/sale-pages'

/** The pages that a car is gone on with; those that a release does not have are not led to. */
const VIEW_PAGE = 'pages/ConfigView/ConfigView'
const ORDER_PAGE = 'pages/order/order'
const SMALL_ORDER_PAGE = 'pages/miniorder/order'
const CALCULATOR_PAGE = 'pages/financialCalculator/financialCalculator'
const PARAMETERS_PAGE = 'pages/configuration/configuration'

const ifThere = (route: Route): Route | null => (hasPage(route) ? route : null)

/** The page that shows the whole car once more. */
export const viewPage = (): Route | null => ifThere({ path: VIEW_PAGE, params: {} })

/** The loan calculator with this car. */
export const calculatorPage = (modelId: string, pnoTwelve: string): Route | null =>
  ifThere({ path: CALCULATOR_PAGE, params: { modelId, pnoTwelve } })

/** The parameters of the model. */
export const parametersPage = (modelId: string): Route | null => ifThere({ path: PARAMETERS_PAGE, params: { modelId } })

/** Where the car is ordered: as the deposit on sale says, else at the big order if there is one. */
export const orderPage = (home: ModelHomeItem | undefined, modelId: string, nowMs: number): Route => {
  const page = home === undefined ? null : openSalePage(home, nowMs)
  if (page !== null && hasPage(page)) return page
  return { path: hasPage({ path: ORDER_PAGE }) ? ORDER_PAGE : SMALL_ORDER_PAGE, params: { modelId } }
}
