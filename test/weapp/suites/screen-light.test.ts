import { appointmentToCome } from '../../support/customers/appointments'
import { shopCoupon } from '../../support/customers/coupons'
import { logInByPhone } from '../../support/customers/customer'
import { until } from '../host/client/until'
import { logInBySms, scriptLoginCode } from '../support/steps'
import { itInHost, useApp } from '../support/suite'

const PHONE = '13900000054'
const ADDRESS = '127.0.0.1'
const USUAL = 0.4
const BRIGHTEST = 1

describe('a code that is to be scanned', () => {
  const app = useApp()
  let codes: readonly string[] = []

  const isLit = (wanted: number) =>
    until(`a screen as bright as ${wanted}`, async () => {
      const { value } = (await app().shopper.miniProgram.callWxMethod('getScreenBrightness')) as { value: number }
      if (value === wanted) return true
      throw new Error(`it is ${value}`)
    })

  beforeAll(async () => {
    const { shopper, api } = app()
    await scriptLoginCode(shopper)
    await shopper.miniProgram.reLaunch('/pages/account/login')
    await logInBySms(shopper, api, PHONE)
    await shopper.arrivesAt('pages/profile/index')
    const customer = await logInByPhone(api, PHONE, ADDRESS)
    codes = [
      `/pages/drive-record/drive-detail/drive-detail?id=${await appointmentToCome(api, customer)}`,
      `/pages/coupons/details?id=${await shopCoupon(api, customer)}`,
    ]
  })

  itInHost('makes the screen bright while its page is in front, and no longer', async () => {
    const { shopper } = app()
    const [appointment = '', coupon = ''] = codes
    await isLit(USUAL)
    await shopper.miniProgram.navigateTo(appointment)
    await isLit(BRIGHTEST)
    await shopper.miniProgram.navigateTo('/pages/settings/index')
    await isLit(USUAL)
    await shopper.miniProgram.navigateBack()
    await isLit(BRIGHTEST)
    await shopper.miniProgram.navigateTo(coupon)
    await isLit(BRIGHTEST)
    await shopper.miniProgram.reLaunch('/pages/profile/index')
    await isLit(USUAL)
    await shopper.miniProgram.navigateTo('/pages/qrcode/index')
    await isLit(BRIGHTEST)
    await shopper.miniProgram.navigateBack()
    await isLit(USUAL)
  })

  itInHost('gives the phone its light back in the background', async () => {
    const { shopper, host } = app()
    const [, coupon = ''] = codes
    await shopper.miniProgram.reLaunch(coupon)
    await isLit(BRIGHTEST)
    await host.hideApp()
    await isLit(USUAL)
    await host.showApp()
    await isLit(BRIGHTEST)
  })
})
