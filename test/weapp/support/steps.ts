import type { ApiServer } from './api-server'
import type { Shopper } from './shopper'

const ONE_TAP = 'Log in with this phone number'

/** The number that WeChat shares in the tests: of the demo's people, whom alone the sandbox lets in so. */
export const ONE_TAP_PHONE = '13800004417'

/** Answers wx.login as WeChat does: each code is good once. `person` is somebody of the demo, whom the server knows. */
export async function scriptLoginCode({ miniProgram }: Shopper, person?: string): Promise<void> {
  await miniProgram.mockWxMethod(
    'login',
    function answerLogin(this: unknown, options: { success(reply: object): void }, before: string) {
      options.success({ errMsg: 'login:ok', code: before + Math.random().toString(36).slice(2) })
    },
    person === undefined ? '' : `sandbox-${person}-`,
  )
}

/** Logs in on the welcome page with the number that WeChat shares: the test taps in WeChat's own sheet. */
export async function logInByPhoneNumber(shopper: Shopper): Promise<void> {
  await shopper.arrivesAt('pages/account/login')
  await shopper.taps(/I agree to the/)
  await shopper.taps(ONE_TAP)
  await shopper.answers(ONE_TAP, 'getphonenumber', {
    errMsg: 'getPhoneNumber:ok',
    code: `sandbox-${ONE_TAP_PHONE}-${Date.now()}`,
  })
}

/** Asks for a code by message, on the page for the number. */
export async function askForSms(shopper: Shopper, phone: string): Promise<void> {
  await shopper.types('Phone number', phone)
  await shopper.taps(/I agree to the/)
  await shopper.taps('Get code')
}

/** Types the code that came by message. */
export async function answerSms(shopper: Shopper, api: ApiServer, phone: string): Promise<void> {
  await shopper.arrivesAt('pages/account/phone-code')
  const message = api.sms.lastTo(phone)
  if (message === undefined) throw new Error(`no message was sent to ${phone}`)
  await shopper.types(/Verification code/, message.code)
}

/** Logs in from the welcome page with a code by message. */
export async function logInBySms(shopper: Shopper, api: ApiServer, phone: string): Promise<void> {
  await shopper.arrivesAt('pages/account/login')
  await shopper.taps('Use another number')
  await shopper.arrivesAt('pages/account/phone-login')
  await askForSms(shopper, phone)
  await answerSms(shopper, api, phone)
}

/** Chooses city and shop and agrees, so that only Pay is left. */
export async function fillReservation(shopper: Shopper): Promise<void> {
  await shopper.arrivesAt('pages/miniorder/order')
  await shopper.taps(/^City/)
  // By its name: a popular city, a province and a city of it are all called so.
  await shopper.types('Search a city', 'Shanghai')
  await shopper.loses('Shaanxi')
  await shopper.taps(/^Shanghai/)
  await shopper.taps(/^Shop/)
  await shopper.taps(/^Vela Space Jing’an/)
  await shopper.taps(/I agree to the/)
}

/** Opens the sandbox from the cashier and has it answer. */
export async function payInSandbox(shopper: Shopper, outcome: 'Success' | 'Failure' | 'Delay'): Promise<void> {
  await shopper.arrivesAt('pages/mall/order/casher')
  await shopper.taps('Pay ¥1,000.00')
  await shopper.reads('No money moves.')
  await shopper.taps(new RegExp(`^${outcome}`))
  await shopper.taps('Test ¥1,000.00')
}
