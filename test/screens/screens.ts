import type { BrowserContext, Page } from '@playwright/test'
import { SandboxOutcome } from '@/wire/enums/payment'
import { ACCOUNT_AGREEMENTS, agreementIds } from '@/domain/needed-agreements'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@/domain/time/duration'
import { balanceOrder } from '../support/customers/balance-order'
import { configuredOrderPage, openBigSale } from '../support/customers/big-order-steps'
import { generateContract, lockedCar, paidCar, placeCarOrder, planHandover } from '../support/customers/car-order'
import type { Customer } from '../support/customers/customer'
import { deliveredOrder } from '../support/customers/delivered-order'
import { applyForRefund, paidOrder, placeOrder, tryToPay } from '../support/customers/orders'
import type { Sale } from '../support/customers/sale'
import { routeTo } from '../support/browser/page-samples'
import type { Storefront } from '../support/browser/storefront'
import { fillReservation, openPage, payButton, payInSandbox, RESERVE_PAGE } from '../support/browser/storefront-steps'
import { shareToken } from '../support/customers/shared-order'
import { sharedCarPage } from '../support/customers/shared-car'
import { stagePage } from '../support/browser/stage-3d'
import { chooseTextScale } from '../support/browser/text-scale'
import { FINANCE_SCREENS } from './finance-screens'
import { OWNER_SCREENS } from './owner-screens'

/** What a screen is made with. */
export interface Scene {
  page: Page
  context: BrowserContext
  storefront: Storefront
  /** The customer on whose phone it is; a visitor's screens leave it alone. */
  customer: Customer
  sale: Sale
}

/** A picture to take: who sees it, and how to get there. */
export interface Screen {
  /** Number and name of its design, or a name alone where there is none. */
  name: string
  isForVisitors?: boolean
  /** The whole length of the page, not one screen of it. */
  isFull?: boolean
  /** The target that alone has it: WeChat opens no page that is not in the app, and the host keeps no store for the next start. */
  onlyOn?: string
  show: (scene: Scene) => Promise<unknown>
}

const LARGE_TEXT = 1.3
const ORDERS_OF_A_SMALL_LIST = 3

const PARAMETERS_PAGE = routeTo('pages/configuration/configuration', { modelId: 'vela-7' })

const PICTURES_PAGE = routeTo('pages/pictures/pictures', { modelId: 'vela-7' })

const CONFIGURATOR_PAGE = routeTo('pages/customization-car/index', { modelId: 'vela-7' })

const CALCULATOR_PAGE = routeTo('pages/financialCalculator/financialCalculator', {
  pnoTwelve: 'VL7R80226A02',
  priceFen: '29170000',
})

const orderPage = (id: string) => routeTo('pages/real-order-detail/index', { id })
const cashier = (id: string) => routeTo('pages/mall/order/casher', { id })

const openUnpaid = async ({ page, storefront, customer }: Scene, pageOf = cashier): Promise<void> => {
  const { id } = await placeOrder(storefront, customer)
  await openPage(page, pageOf(id))
}

const openOrders = async ({ page, storefront, customer }: Scene): Promise<void> => {
  const refunded = await paidOrder(storefront, customer)
  await applyForRefund(storefront, customer, refunded)
  for (let count = 1; count < ORDERS_OF_A_SMALL_LIST; count += 1) await paidOrder(storefront, customer)
  await placeOrder(storefront, customer)
  await openPage(page, routeTo('pages/mall/order/list'))
}

const openBalance = async ({ page, storefront, customer }: Scene, pageOf: (id: string) => string): Promise<void> => {
  const { id } = await balanceOrder(storefront, customer)
  await openPage(page, pageOf(id))
}

/** An order whose car waits at the delivery centre. */
const openHandover = async ({ page, storefront, customer, sale }: Scene): Promise<void> => {
  await openBigSale(sale, storefront)
  const order = await lockedCar(storefront, customer)
  await planHandover(storefront, order)
  await openPage(page, orderPage(order.id))
}

const moveSale = (scene: Scene, fromNowMs: { small: [number, number]; big: [number, number] }): Promise<unknown> => {
  const at = (ms: number) => new Date(scene.storefront.clock.now().getTime() + ms)
  const window = ([startMs, endMs]: [number, number]) => ({ startAt: at(startMs), endAt: at(endMs) })
  return Promise.all([
    scene.sale.change('vela-7-small', window(fromNowMs.small)),
    scene.sale.change('vela-7-big', window(fromNowMs.big)),
  ])
}

const toPhoneCode = async (page: Page): Promise<void> => {
  await openPage(page, routeTo('pages/account/phone-login'))
  await page.getByRole('textbox', { name: 'Phone number' }).fill('13800004417')
  await page.getByRole('checkbox', { name: /I agree to the/ }).tap()
  await page.getByRole('button', { name: 'Get code' }).tap()
  await page.getByRole('heading', { name: 'Enter verification code' }).waitFor()
}

/** Keeps every answer of the API away, so that a page shows what it shows meanwhile. */
const holdBack = ({ context }: Scene, howTo: 'fail' | 'wait'): Promise<unknown> =>
  context.route('**/api/system/**', (route) => (howTo === 'fail' ? route.abort('failed') : undefined))

/** Every screen with its states. */
export const SCREENS: readonly Screen[] = [
  { name: '01-home', isForVisitors: true, show: ({ page }) => openPage(page, routeTo('pages/home/index')) },
  {
    name: '01-home-full',
    isFull: true,
    isForVisitors: true,
    show: ({ page }) => openPage(page, routeTo('pages/home/index')),
  },
  {
    name: '102-offline',
    onlyOn: 'h5',
    isForVisitors: true,
    show: async (scene) => {
      await openPage(scene.page, routeTo('pages/home/index'))
      await scene.page.getByRole('heading', { level: 3 }).first().waitFor()
      await holdBack(scene, 'fail')
      await scene.page.reload()
      await scene.page.getByText(/This is the page of/).waitFor()
    },
  },
  {
    name: '85-drive-entry',
    isForVisitors: true,
    show: async ({ page }) => {
      await openPage(page, routeTo('pages/home/index'))
      await page.getByRole('button', { name: 'Test drive' }).last().tap()
      await page.getByRole('radio', { name: 'Vela 7' }).waitFor()
    },
  },
  { name: '02-buy-vela7', isForVisitors: true, show: ({ page }) => page.goto('/') },
  {
    name: '03-buy-vela9',
    isForVisitors: true,
    show: async ({ page }) => {
      await page.goto('/')
      await page.getByRole('tab', { name: 'Vela 9' }).tap()
    },
  },
  { name: '02-buy-resume', show: async (scene) => openUnpaid(scene, () => '') },
  {
    name: '04-deposit-not-open',
    isForVisitors: true,
    show: async (scene) => {
      await moveSale(scene, { small: [HOUR_MS, 2 * HOUR_MS], big: [3 * HOUR_MS, 4 * HOUR_MS] })
      await scene.page.goto('/')
    },
  },
  {
    name: '04-deposit-big-not-open',
    isForVisitors: true,
    show: async (scene) => {
      await moveSale(scene, { small: [-2 * HOUR_MS, -HOUR_MS], big: [HOUR_MS, 2 * HOUR_MS] })
      await scene.page.goto('/')
    },
  },
  {
    name: '04-deposit-none',
    isForVisitors: true,
    show: async (scene) => {
      await moveSale(scene, { small: [-3 * HOUR_MS, -2 * HOUR_MS], big: [-2 * HOUR_MS, -HOUR_MS] })
      await scene.page.goto('/')
    },
  },
  {
    name: '02-buy-rights',
    isForVisitors: true,
    show: async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: /^Rights:/ }).tap()
    },
  },
  {
    name: '32-error',
    isForVisitors: true,
    show: async (scene) => {
      // The entry page comes with its data; any other has nothing to show.
      await holdBack(scene, 'fail')
      await openPage(scene.page, routeTo('pages/topiclist/view'))
      await scene.page.getByRole('button', { name: 'Click to reload' }).waitFor()
    },
  },
  { name: '113-small-deposit', show: ({ page }) => openPage(page, RESERVE_PAGE) },
  {
    name: '113-small-deposit-filled',
    isFull: true,
    show: async ({ page }) => {
      await openPage(page, RESERVE_PAGE)
      await fillReservation(page)
    },
  },
  {
    name: '38-area-sheet',
    show: async ({ page }) => {
      await openPage(page, RESERVE_PAGE)
      await page.getByRole('button', { name: /^City/ }).tap()
      await page.getByRole('radio').first().waitFor()
    },
  },
  {
    name: '98-price-changed',
    show: async ({ page, sale }) => {
      await openPage(page, RESERVE_PAGE)
      await fillReservation(page)
      await sale.change('vela-7-small', { priceFen: 90_000 })
      await payButton(page).tap()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: '113-not-on-sale',
    show: ({ page }) =>
      openPage(page, routeTo('pages/miniorder/order', { modelId: 'vela-9', marketPostId: 'vela-9-small' })),
  },
  { name: '09-cashier', show: (scene) => openUnpaid(scene) },
  {
    name: '105-large-cashier',
    show: async (scene) => {
      await chooseTextScale(scene.page, LARGE_TEXT)
      await openUnpaid(scene)
    },
  },
  {
    name: '99-sandbox-payment',
    show: async (scene) => {
      await openUnpaid(scene)
      await payButton(scene.page).tap()
      await scene.page.getByRole('dialog', { name: 'Sandbox payment' }).waitFor()
    },
  },
  {
    name: '118-payment-pending',
    show: async (scene) => {
      await openUnpaid(scene)
      await payInSandbox(scene.page, 'Delay')
      await scene.page.getByRole('heading', { name: 'Waiting for the bank' }).waitFor()
    },
  },
  {
    name: '10-payment-failed',
    show: async ({ page, storefront, customer }) => {
      const order = await placeOrder(storefront, customer)
      await tryToPay(storefront, customer, order, SandboxOutcome.failure)
      await openPage(page, routeTo('pages/mall/order/fail-page', { id: order.id }))
    },
  },
  {
    name: '09-cashier-closed',
    show: async (scene) => {
      const { id } = await placeOrder(scene.storefront, scene.customer)
      scene.storefront.clock.advance(31 * MINUTE_MS)
      await openPage(scene.page, cashier(id))
    },
  },
  {
    name: '73-successful',
    show: async ({ page, storefront, customer }) =>
      openPage(page, routeTo('pages/successful/index', { id: (await paidOrder(storefront, customer)).id })),
  },
  {
    name: '144-success-big-deposit',
    show: (scene) => openBalance(scene, (id) => routeTo('pages/successful/index', { id })),
  },
  { name: '12-order-pending', show: (scene) => openUnpaid(scene, orderPage) },
  { name: '12-order-pending-full', isFull: true, show: (scene) => openUnpaid(scene, orderPage) },
  {
    name: '13-order-paid-full',
    isFull: true,
    show: async ({ page, storefront, customer }) =>
      openPage(page, orderPage((await paidOrder(storefront, customer)).id)),
  },
  {
    name: '13-order-refunded-full',
    isFull: true,
    show: async ({ page, storefront, customer }) => {
      const order = await paidOrder(storefront, customer)
      await applyForRefund(storefront, customer, order)
      storefront.clock.advance(3 * SECOND_MS)
      await openPage(page, orderPage(order.id))
      await page.getByRole('heading', { name: 'Refunded' }).waitFor()
    },
  },
  {
    name: '104-large-order-detail',
    show: async (scene) => {
      await chooseTextScale(scene.page, LARGE_TEXT)
      await openUnpaid(scene, orderPage)
    },
  },
  {
    name: '14-refund',
    show: async ({ page, storefront, customer }) => {
      await openPage(page, routeTo('pages/mall/order/refund', { id: (await paidOrder(storefront, customer)).id }))
      await page.getByRole('checkbox', { name: 'Other', exact: true }).tap()
    },
  },
  ...FINANCE_SCREENS,
  ...OWNER_SCREENS,
  {
    name: '76-balance-pay',
    show: (scene) => openBalance(scene, (id) => routeTo('pages/mall/order/balance-pay', { id })),
  },
  {
    name: '76-balance-cashier',
    show: (scene) => openBalance(scene, (id) => routeTo('pages/mall/order/casher', { id, amountFen: '6000000' })),
  },
  {
    name: '39-bank-transfer',
    show: (scene) =>
      openBalance(scene, (id) => routeTo('pages/mall/order/bank-transfer', { id, amountFen: '10000000' })),
  },
  {
    name: '75-pos-pay',
    show: (scene) => openBalance(scene, (id) => routeTo('pages/mall/order/pos-pay', { id, amountFen: '10000000' })),
  },
  {
    name: '113-deposit-of-an-order',
    show: (scene) => openUnpaid(scene, (id) => routeTo('pages/mall/order/deposit', { id })),
  },
  {
    name: '08-big-deposit',
    isFull: true,
    show: async ({ page, storefront, sale, customer }) => {
      await openBigSale(sale, storefront)
      await openPage(
        page,
        routeTo('pages/mall/order/big-deposit', { id: (await placeCarOrder(storefront, customer)).id }),
      )
      await page.getByRole('button', { name: /^Pay/ }).waitFor()
    },
  },
  {
    name: '08-confirm-order',
    isFull: true,
    show: async ({ page, storefront, sale }) => {
      await openBigSale(sale, storefront)
      await openPage(page, await configuredOrderPage(storefront))
      await page.getByRole('button', { name: /^Pay/ }).waitFor()
    },
  },
  {
    name: '71-order-guide',
    show: async ({ page, storefront, sale, customer }) => {
      await openBigSale(sale, storefront)
      await openPage(page, routeTo('pages/guide-page/guide-page', { id: (await paidCar(storefront, customer)).id }))
    },
  },
  { name: '77-app-cashier', show: (scene) => openUnpaid(scene, (id) => routeTo('pages/mall/app/casher', { id })) },
  {
    name: '12-payment',
    show: async ({ page, storefront, customer }) => {
      const { payNo } = await paidOrder(storefront, customer)
      await openPage(page, routeTo('pages/mall/order/details', { payNo: payNo ?? '' }))
    },
  },
  { name: '13-order-delivery-full', isFull: true, show: openHandover },
  {
    name: '45-delivery-evaluation',
    isFull: true,
    show: async ({ page, storefront, customer }) => {
      const { id } = await deliveredOrder(storefront, customer)
      await openPage(page, routeTo('pagesH5/delivery-evaluation/index', { id }))
      await page.getByRole('radiogroup', { name: 'The car' }).getByRole('radio', { name: '5 stars' }).tap()
      await page.getByRole('checkbox', { name: 'Warm welcome' }).tap()
    },
  },
  {
    name: '74-order-share',
    isFull: true,
    show: async ({ page, storefront, customer, sale }) => {
      await openBigSale(sale, storefront)
      const token = await shareToken(storefront, customer, await lockedCar(storefront, customer))
      await openPage(page, routeTo('pages/real-order-detail-share/index', { token }))
    },
  },
  {
    name: '121-order-more',
    show: async (scene) => {
      await openBalance(scene, orderPage)
      await scene.page.getByRole('button', { name: 'More', exact: true }).tap()
    },
  },
  { name: '12-order-not-found', show: ({ page }) => openPage(page, orderPage('nobody')) },
  {
    name: '34-skeleton',
    show: async (scene) => {
      const { id } = await placeOrder(scene.storefront, scene.customer)
      await holdBack(scene, 'wait')
      await openPage(scene.page, orderPage(id))
      await scene.page.getByRole('status').first().waitFor()
    },
  },
  { name: '11-order-list', show: openOrders },
  { name: '33-empty', show: ({ page }) => openPage(page, routeTo('pages/mall/order/list')) },
  { name: '16-mine-visitor', isForVisitors: true, show: ({ page }) => openPage(page, routeTo('pages/profile/index')) },
  { name: '15-mine', show: (scene) => openUnpaid(scene, () => routeTo('pages/profile/index')) },
  {
    name: '101-agreements-updated',
    show: async ({ page, storefront: { database }, customer }) => {
      const sql = 'DELETE FROM agreement_acceptance WHERE account_id = $1 AND agreement_id = ANY($2)'
      await database.query(sql, [customer.reply.userInfo.id, agreementIds(ACCOUNT_AGREEMENTS)])
      await openPage(page, routeTo('pages/mall/order/list'))
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: '37-version-choice',
    isForVisitors: true,
    show: ({ page }) => openPage(page, routeTo('pages/choosen-version/index', { modelId: 'vela-7' })),
  },
  {
    name: '37-version-choice-large',
    isForVisitors: true,
    isFull: true,
    show: async ({ page }) => {
      await chooseTextScale(page, LARGE_TEXT)
      await openPage(page, routeTo('pages/choosen-version/index', { modelId: 'vela-9' }))
    },
  },
  {
    name: '37-version-gone',
    isForVisitors: true,
    show: ({ page }) => openPage(page, routeTo('pages/choosen-version/index', { modelId: 'vela-8' })),
  },
  {
    name: '114-version-compare',
    isForVisitors: true,
    show: async ({ page }) => {
      await openPage(page, routeTo('pages/choosen-version/index', { modelId: 'vela-7' }))
      await page.getByRole('button', { name: 'Compare' }).tap()
      await page.getByRole('table').waitFor()
    },
  },
  { name: '05-config-exterior', isForVisitors: true, show: ({ page }) => openPage(page, CONFIGURATOR_PAGE) },
  {
    name: '05-config-large',
    isForVisitors: true,
    show: async ({ page }) => {
      await chooseTextScale(page, LARGE_TEXT)
      await openPage(page, CONFIGURATOR_PAGE)
    },
  },
  {
    name: '05-config-packs',
    isForVisitors: true,
    show: async ({ page }) => {
      await openPage(page, CONFIGURATOR_PAGE)
      await page.getByRole('tab', { name: 'Option packs' }).tap()
    },
  },
  {
    name: '05-config-versions',
    isForVisitors: true,
    show: async ({ page }) => {
      await openPage(page, CONFIGURATOR_PAGE)
      await page.getByRole('tab', { name: 'Version' }).tap()
    },
  },
  {
    name: '05-config-gone',
    isForVisitors: true,
    show: ({ page }) => openPage(page, routeTo('pages/customization-car/index', { modelId: 'vela-8' })),
  },
  {
    name: '06-config-summary',
    isForVisitors: true,
    show: async ({ page }) => {
      await openPage(page, CONFIGURATOR_PAGE)
      await page.getByRole('button', { name: /^¥259,900/ }).tap()
    },
  },
  {
    name: '36-config-interior',
    isForVisitors: true,
    show: async ({ page }) => {
      await openPage(page, CONFIGURATOR_PAGE)
      await page.getByRole('tab', { name: 'Interior' }).tap()
    },
  },
  {
    name: '93-option-list',
    isForVisitors: true,
    show: async ({ page }) => {
      await openPage(page, CONFIGURATOR_PAGE)
      await page.getByRole('button', { name: /^\d of 6/ }).tap()
    },
  },
  {
    name: '94-option-sheet',
    isForVisitors: true,
    show: async ({ page }) => {
      await openPage(page, CONFIGURATOR_PAGE)
      await page.getByRole('button', { name: /^\d of 6/ }).tap()
      await page.getByRole('button', { name: 'See all 6' }).tap()
    },
  },
  {
    name: '96-stage-3d',
    isForVisitors: true,
    show: async ({ page }) => {
      await openPage(page, stagePage('model=vela-7&paint=pine-green'))
      await page.getByText('One finger turns').waitFor()
    },
  },
  {
    name: '96-stage-3d-without',
    isForVisitors: true,
    show: async ({ page, context }) => {
      await context.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null
      })
      await openPage(page, stagePage('model=vela-7&paint=pine-green'))
    },
  },
  {
    name: '97-price-conflict',
    isForVisitors: true,
    show: async ({ page }) => {
      await openPage(page, CONFIGURATOR_PAGE)
      await page.getByRole('checkbox', { name: /^Rear lounge/ }).tap()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: '109-config-side',
    isForVisitors: true,
    show: async ({ page }) => {
      await openPage(page, CONFIGURATOR_PAGE)
      await page.getByRole('radio', { name: 'From the side' }).tap()
    },
  },
  {
    name: '91-appearance-gallery',
    isForVisitors: true,
    show: ({ page }) =>
      openPage(page, routeTo('pages/cars-appearance/index', { modelId: 'vela-7', paint: 'dawn-copper' })),
  },
  {
    name: '91-appearance-large',
    isForVisitors: true,
    show: async ({ page }) => {
      await chooseTextScale(page, LARGE_TEXT)
      await openPage(page, routeTo('pages/cars-appearance/index', { modelId: 'vela-9', view: 'side' }))
    },
  },
  {
    name: '95-config-view',
    isForVisitors: true,
    show: async ({ page, storefront }) => {
      await openPage(page, await sharedCarPage(storefront))
      await page.getByRole('button', { name: 'Show the code large' }).waitFor()
    },
  },
  {
    name: '95-config-view-full',
    isForVisitors: true,
    isFull: true,
    show: async ({ page, storefront }) => {
      await openPage(page, await sharedCarPage(storefront))
      await page.getByRole('button', { name: 'Show the code large' }).waitFor()
    },
  },
  {
    name: '95-config-share',
    isForVisitors: true,
    show: async ({ page, storefront }) => {
      await openPage(page, await sharedCarPage(storefront))
      await page.getByRole('button', { name: 'Share', exact: true }).tap()
      await page.getByRole('button', { name: 'Copy link' }).waitFor()
    },
  },
  {
    name: '95-config-saved',
    isForVisitors: true,
    show: async ({ page, storefront }) => {
      await openPage(page, await sharedCarPage(storefront))
      await page.getByRole('button', { name: 'Save this car' }).tap()
      await page.getByRole('button', { name: /^Saved cars/ }).tap()
      await page.getByRole('list').waitFor()
    },
  },
  {
    name: '95-config-none',
    isForVisitors: true,
    show: ({ page }) => openPage(page, routeTo('pages/ConfigView/ConfigView')),
  },
  {
    name: '95-config-broken',
    isForVisitors: true,
    show: ({ page }) => openPage(page, routeTo('pages/ConfigView/ConfigView', { share: 'NOBODYS1' })),
  },
  {
    name: '70-contract-signing',
    show: async (scene) => {
      const { page, storefront, customer } = scene
      await moveSale(scene, { small: [-HOUR_MS, HOUR_MS], big: [-HOUR_MS, HOUR_MS] })
      const order = await lockedCar(storefront, customer)
      await generateContract(storefront, order)
      await openPage(page, routeTo('pages/lynk-fullcar/order/signMiddle/index', { id: order.id }))
    },
  },
  { name: '40-driver-licence', show: ({ page }) => openPage(page, routeTo('pages/account/driver-license')) },
  { name: '29-settings', show: ({ page }) => openPage(page, routeTo('pages/settings/index')) },
  {
    name: '29-settings-visitor',
    isForVisitors: true,
    show: ({ page }) => openPage(page, routeTo('pages/settings/index')),
  },
  { name: '07-parameters', isForVisitors: true, show: ({ page }) => openPage(page, PARAMETERS_PAGE) },
  {
    name: '07-parameters-differences',
    isForVisitors: true,
    show: async ({ page }) => {
      await openPage(page, `${PARAMETERS_PAGE}&pnoTwelve=VL7R80226A02`)
      await page.getByRole('switch').tap()
    },
  },
  {
    name: '07-parameters-large',
    isForVisitors: true,
    show: async ({ page }) => {
      await chooseTextScale(page, LARGE_TEXT)
      await openPage(page, PARAMETERS_PAGE)
    },
  },
  { name: '92-pictures', isForVisitors: true, show: ({ page }) => openPage(page, PICTURES_PAGE) },
  { name: '92-pictures-full', isForVisitors: true, isFull: true, show: ({ page }) => openPage(page, PICTURES_PAGE) },
  {
    name: '92-pictures-select',
    isForVisitors: true,
    show: async ({ page }) => {
      await openPage(page, PICTURES_PAGE)
      await page.getByRole('button', { name: 'Select' }).tap()
      await page.getByRole('checkbox').nth(1).tap()
    },
  },
  {
    name: '52-picture-in-full',
    isForVisitors: true,
    show: async ({ page }) => {
      await openPage(page, PICTURES_PAGE)
      await page.getByRole('button', { name: 'Vela 7 exterior, picture 1' }).tap()
    },
  },
  { name: '24-finance', isForVisitors: true, show: ({ page }) => openPage(page, CALCULATOR_PAGE) },
  { name: '24-finance-full', isForVisitors: true, isFull: true, show: ({ page }) => openPage(page, CALCULATOR_PAGE) },
  {
    name: '24-finance-fault',
    isForVisitors: true,
    show: async ({ page }) => {
      await openPage(page, `${CALCULATOR_PAGE}&schemeId=own`)
      await page.getByRole('textbox', { name: 'Annual rate' }).fill('-2')
      await page.getByRole('textbox', { name: 'Down payment in yuan' }).fill('999999')
    },
  },
  {
    name: '24-finance-compare',
    isForVisitors: true,
    show: async ({ page }) => {
      await openPage(page, CALCULATOR_PAGE)
      await page.getByRole('link', { name: 'Compare plans' }).tap()
    },
  },
  {
    name: '24-finance-large',
    isForVisitors: true,
    isFull: true,
    show: async ({ page }) => {
      await chooseTextScale(page, LARGE_TEXT)
      await openPage(page, CALCULATOR_PAGE)
    },
  },
  {
    name: '80-loan-schedule',
    isForVisitors: true,
    show: ({ page }) => openPage(page, `${CALCULATOR_PAGE}&view=schedule`),
  },
  {
    name: '82-agreement',
    isForVisitors: true,
    show: ({ page }) => openPage(page, routeTo('pages/agreements/view', { id: '13' })),
  },
  { name: '17-login', isForVisitors: true, show: ({ page }) => openPage(page, routeTo('pages/account/login')) },
  {
    name: '111-phone-login',
    isForVisitors: true,
    show: ({ page }) => openPage(page, routeTo('pages/account/phone-login')),
  },
  { name: '18-phone-code', isForVisitors: true, show: ({ page }) => toPhoneCode(page) },
  { name: '30-404', onlyOn: 'h5', isForVisitors: true, show: ({ page }) => openPage(page, 'pages/nowhere/index') },
]
