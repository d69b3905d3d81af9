import type { FastifyInstance } from 'fastify'
import { accountModule } from './modules/account/account-routes'
import { deviceModule } from './modules/account/device-routes'
import { loginModule } from './modules/account/login-routes'
import { phoneModule } from './modules/account/phone-routes'
import { activityModule } from './modules/activity/routes'
import { agreementModule } from './modules/agreement/routes'
import { appointmentModule } from './modules/appointment/routes'
import { areaModule } from './modules/area/routes'
import { backOfficeModule } from './modules/backoffice/routes'
import { balanceModule } from './modules/balance/routes'
import { bannerModule } from './modules/banner/routes'
import { commentModule } from './modules/comment/routes'
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
import { mapModule } from './modules/map/routes'
import { maintenanceModule } from './modules/maintenance/routes'
import { materialModule } from './modules/material/routes'
import { messageModule } from './modules/message/routes'
import { myDataModule } from './modules/my-data/routes'
import { notificationModule } from './modules/notification/routes'
import { orderModule } from './modules/order/routes'
import { orderShareModule } from './modules/order-share/routes'
import { paymentModule } from './modules/payment/routes'
import { membershipModule } from './modules/membership/routes'
import { postModule } from './modules/post/routes'
import { pointsModule } from './modules/points/routes'
import { previewModule } from './modules/preview/routes'
import { rightModule } from './modules/right/routes'
import { publishingModule } from './modules/publishing/routes'
import { saleLineModule } from './modules/sale-line/routes'
import { sceneCodeModule } from './modules/scene-code/routes'
import { smsModule } from './modules/sms/routes'
import { searchModule } from './modules/search/routes'
import { shopModule } from './modules/shop/routes'
import { starfireModule } from './modules/starfire/routes'
import { subscriptionModule } from './modules/subscription/routes'
import { vehicleModule } from './modules/vehicle/routes'

/** One capability of the API: adds its routes to the app. */
export type ServerModule = (app: FastifyInstance) => void | Promise<void>

/** Every module; their order does not matter. */
export const serverModules: readonly ServerModule[] = [
  healthModule,
  maintenanceModule,
  smsModule,
  loginModule,
  accountModule,
  deviceModule,
  phoneModule,
  myDataModule,
  notificationModule,
  demoModule,
  fileModule,
  sceneCodeModule,
  areaModule,
  dictionaryModule,
  shopModule,
  mapModule,
  vehicleModule,
  configurationModule,
  financeModule,
  loanModule,
  materialModule,
  bannerModule,
  publishingModule,
  previewModule,
  contentModule,
  commentModule,
  postModule,
  messageModule,
  activityModule,
  searchModule,
  agreementModule,
  saleLineModule,
  couponModule,
  rightModule,
  membershipModule,
  invitationModule,
  starfireModule,
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
