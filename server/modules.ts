import type { FastifyInstance } from 'fastify'
import { accountModule } from './modules/account/account-routes'
import { deviceModule } from './modules/account/device-routes'
import { loginModule } from './modules/account/login-routes'
import { activityModule } from './modules/activity/routes'
import { agreementModule } from './modules/agreement/routes'
import { appointmentModule } from './modules/appointment/routes'
import { areaModule } from './modules/area/routes'
import { backOfficeModule } from './modules/backoffice/routes'
import { balanceModule } from './modules/balance/routes'
import { bannerModule } from './modules/banner/routes'
import { configurationModule } from './modules/configuration/routes'
import { contentModule } from './modules/content/routes'
import { contractModule } from './modules/contract/routes'
import { couponModule } from './modules/coupon/routes'
import { demoModule } from './modules/demo/routes'
import { dictionaryModule } from './modules/dictionary/routes'
import { evaluationModule } from './modules/evaluation/routes'
import { feedbackModule } from './modules/feedback/routes'
import { fileModule } from './modules/file/routes'
import { financeModule } from './modules/finance/routes'
import { healthModule } from './modules/health/routes'
import { invitationModule } from './modules/invitation/routes'
import { licenceModule } from './modules/licence/routes'
import { loanModule } from './modules/loan/routes'
import { materialModule } from './modules/material/routes'
import { orderModule } from './modules/order/routes'
import { orderShareModule } from './modules/order-share/routes'
import { paymentModule } from './modules/payment/routes'
import { membershipModule } from './modules/membership/routes'
import { pointsModule } from './modules/points/routes'
import { saleLineModule } from './modules/sale-line/routes'
import { smsModule } from './modules/sms/routes'
import { shopModule } from './modules/shop/routes'
import { subscriptionModule } from './modules/subscription/routes'
import { vehicleModule } from './modules/vehicle/routes'

/** One capability of the API: adds its routes to the app. */
export type ServerModule = (app: FastifyInstance) => void | Promise<void>

/** Every module; their order does not matter. */
export const serverModules: readonly ServerModule[] = [
  healthModule,
  smsModule,
  loginModule,
  accountModule,
  deviceModule,
  demoModule,
  fileModule,
  areaModule,
  dictionaryModule,
  shopModule,
  vehicleModule,
  configurationModule,
  financeModule,
  loanModule,
  materialModule,
  bannerModule,
  contentModule,
  activityModule,
  agreementModule,
  saleLineModule,
  couponModule,
  membershipModule,
  invitationModule,
  pointsModule,
  subscriptionModule,
  feedbackModule,
  appointmentModule,
  orderModule,
  orderShareModule,
  evaluationModule,
  contractModule,
  licenceModule,
  paymentModule,
  balanceModule,
  backOfficeModule,
]
