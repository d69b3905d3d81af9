import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Agreement } from '@/wire/schemas/agreement'
import type { AreaNode } from '@/wire/schemas/area'
import type { OrderDetail } from '@/wire/schemas/order'
import type { Adviser, Shop, ShopDetail } from '@/wire/schemas/shop'
import { BuyerType, IdDocumentType } from '@/wire/enums/buyer'
import { PaymentPlan } from '@/wire/enums/finance'
import { OrderType } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import { EditOrder } from '@/features/ordering/big/edit/edit-order'
import * as common from '@/services/api/common'
import * as orders from '@/services/api/order'
import * as shops from '@/services/api/shop'
import { goBack } from '@/services/navigation/go-back'
import { replace } from '@/services/navigation/open'
import { ApiError } from '@/services/request/errors'
import { readPopups } from '@/ui/popup/store'

jest.mock('@/services/api/common')
jest.mock('@/services/api/order')
jest.mock('@/services/api/shop')
jest.mock('@/services/navigation/go-back')
jest.mock('@/services/navigation/open')
const editOrder = jest.mocked(orders.editOrder)

const order = {
  id: 'o1',
  orderType: OrderType.big,
  purchaseType: BuyerType.personal,
  subjectName: 'Zhou Yining',
  cerType: IdDocumentType.residentId,
  cerNo: '110***********002X',
  userMobile: '13800000000',
  purchaseSchemeType: PaymentPlan.fullPayment,
  provinceCode: '310000',
  cityCode: '310100',
  storeInfo: {
    storeId: 's1',
    storeName: 'Vela Space',
    putCardProvinceName: 'Shanghai',
    putCardCityName: 'Shanghai',
    deliverProvinceCode: '310000',
    deliverProvinceName: 'Shanghai',
    deliverCityCode: '310100',
    deliverCityName: 'Shanghai',
  },
  discountInfoVOList: [],
  saleTotalPrice: 26_990_000,
  versionInfo: { pnoTwelve: 'p12' },
  attributeInfoList: [],
} as unknown as OrderDetail // as much as is read

const agreementsOf = (version: number) =>
  [
    { id: 15, title: 'Purchase intent letter', version: 3 },
    { id: 18, title: 'Purchase agreement', version },
  ] as Agreement[] // as much as is read
const NEW_OWNER = {
  purchaseType: BuyerType.personal,
  subjectName: 'Xu Ran',
  cerType: IdDocumentType.residentId,
  cerNo: '11010519491231002X',
}

const reload = jest.fn()
const page = (version = 5, { edited = order, isNewCar = false } = {}) => (
  <EditOrder
    offer={{
      order: edited,
      car: { name: 'Vela 7', summary: '', picture: '', totalFen: 26_990_000 },
      isOffered: true,
      newCar: null,
      kept: undefined,
      isTaken: true,
      monthlyFen: undefined,
      agreements: agreementsOf(version),
    }}
    isNewCar={isNewCar}
    isReloading={false}
    failure={undefined}
    reload={reload}
  />
)
const fill = (name: string, value: string) =>
  fireEvent.input(screen.getByRole('textbox', { name }), { target: { value } })
const nameOwner = () => {
  fill('Name', NEW_OWNER.subjectName)
  fill('ID number', NEW_OWNER.cerNo)
}
const tap = (role: 'button' | 'checkbox' | 'radio', name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole(role, { name })))
const consent = () => screen.queryByRole('checkbox', { name: /Purchase intent letter and the Purchase agreement/ })

const ZHEJIANG: AreaNode = {
  areaCode: '330000',
  areaName: 'Zhejiang',
  areaLevel: 1,
  cityList: [{ areaCode: '330200', areaName: 'Ningbo', areaLevel: 2 }],
}
// As much as is read.
const shop = { id: 's1', storeName: 'Vela Space', address: '1 Nanjing Road', advisers: [] as Adviser[] } as ShopDetail

beforeEach(() => {
  jest.mocked(common.fetchAreaTree).mockResolvedValue([])
  jest.mocked(shops.fetchShop).mockResolvedValue(shop)
  jest.mocked(shops.fetchShopProvinces).mockResolvedValue([])
  jest.mocked(shops.fetchShops).mockResolvedValue([])
  jest.clearAllMocks()
  localStorage.clear()
  editOrder.mockResolvedValue(order)
})

test('a new buyer is named under the agreements of an order, in the versions that were shown', async () => {
  render(page())
  expect(consent()).toBeNull()
  nameOwner()
  expect(consent()).not.toBeChecked()
  await tap('button', 'Save changes')
  expect(editOrder).not.toHaveBeenCalled()
  await tap('button', 'Agree and continue')
  expect(editOrder).toHaveBeenCalledWith(
    expect.objectContaining({
      owner: NEW_OWNER,
      agreements: [
        { id: 15, version: 3 },
        { id: 18, version: 5 },
      ],
    }),
    expect.anything(),
  )
})

test('a change that names nobody asks for no agreement', async () => {
  render(page())
  await tap('radio', /Finance/)
  await tap('button', 'Save changes')
  expect(editOrder.mock.calls[0]?.[0]).toEqual({
    id: 'o1',
    orderType: OrderType.big,
    scope: expect.any(String),
    purchaseSchemeType: PaymentPlan.finance,
    expectedSaleTotalFen: 26_990_000,
  })
})

test('another delivery city alone is a change: saving it asks for a shop, and going back asks first', async () => {
  jest.mocked(shops.fetchShopProvinces).mockResolvedValue([ZHEJIANG])
  render(page())
  expect(screen.getByRole('button', { name: /Nothing has changed yet/ })).toHaveAttribute('aria-disabled', 'true')
  await tap('button', /^Delivery city/)
  await tap('radio', 'Ningbo')
  await tap('button', 'Save changes')
  expect(screen.getByRole('dialog', { name: /^Shops in/ })).toBeVisible()
  expect(editOrder).not.toHaveBeenCalled()
  await tap('button', 'Back')
  const [question] = readPopups().dialogs
  expect(question).toMatchObject({ title: 'Leave without saving?' })
  await act(async () => (question?.answer as (isLeft: boolean) => void)(false))
})

test('agreements that were outdated are told and read again, and what is agreed to then is the new text', async () => {
  editOrder.mockRejectedValueOnce(new ApiError('business', ErrorCode.agreementOutdated, 'It was updated.'))
  const { rerender } = render(page())
  nameOwner()
  await tap('checkbox', /Purchase agreement/)
  await tap('button', 'Save changes')
  await waitFor(() =>
    expect(readPopups().dialogs).toEqual([expect.objectContaining({ title: 'The agreements have changed' })]),
  )
  await act(async () => readPopups().dialogs.forEach(({ answer }) => (answer as () => void)()))
  expect(reload).toHaveBeenCalled()
  expect(consent()).not.toBeChecked()
  rerender(page(6))
  await tap('checkbox', /Purchase agreement/)
  await tap('button', 'Save changes')
  expect(editOrder.mock.lastCall?.[0].agreements).toContainEqual({ id: 18, version: 6 })
})

test('what the car is sold for otherwise once the order is changed is shown beside the old, and saved once it is taken', async () => {
  editOrder.mockRejectedValueOnce(
    new ApiError('business', ErrorCode.priceChanged, '', { oldAmountFen: 26_940_000, newAmountFen: 26_990_000 }),
  )
  render(page(5, { edited: { ...order, saleTotalPrice: 26_940_000 } }))
  await tap('radio', /Finance/)
  await tap('button', 'Save changes')
  expect(editOrder.mock.lastCall?.[0].expectedSaleTotalFen).toBe(26_940_000)
  expect(screen.getByText(/the sale price of Vela 7 became dearer/)).toBeVisible()
  await tap('button', 'Use new price')
  expect(screen.getByText('The sale price is then ¥269,900.00.')).toBeVisible()
  await tap('button', 'Save changes')
  expect(editOrder.mock.lastCall?.[0].expectedSaleTotalFen).toBe(26_990_000)
})

test('what the car is sold for at another shop is forgotten once the shop is put back', async () => {
  const bund = { ...shop, id: 's2', storeName: 'Vela Bund' }
  jest.mocked(shops.fetchShops).mockResolvedValue([shop, bund] as Shop[]) // the picker shows no more of them
  editOrder.mockRejectedValueOnce(
    new ApiError('business', ErrorCode.priceChanged, '', { oldAmountFen: 26_940_000, newAmountFen: 26_990_000 }),
  )
  render(page(5, { edited: { ...order, saleTotalPrice: 26_940_000 } }))
  await tap('button', /^Shop/)
  await tap('radio', /Vela Bund/)
  await tap('button', 'Save changes')
  await tap('button', 'Use new price')
  expect(screen.getByText('The sale price is then ¥269,900.00.')).toBeVisible()
  await tap('button', /^Shop/)
  await tap('radio', /Vela Space/)
  expect(screen.queryByText(/^The sale price is then/)).toBeNull()
  await tap('radio', /Finance/)
  await tap('button', 'Save changes')
  expect(editOrder.mock.lastCall?.[0]).toMatchObject({ expectedSaleTotalFen: 26_940_000 })
  await tap('button', /^Shop/)
  await tap('radio', /Vela Bund/)
  expect(screen.getByText('The sale price is then ¥269,900.00.')).toBeVisible()
})

test('once the change is saved it leads back, and to the order where that got the car of a second one', async () => {
  const save = async (isNewCar: boolean) => {
    const { unmount } = render(page(5, { isNewCar }))
    await tap('radio', /Finance/)
    await tap('button', 'Save changes')
    unmount()
  }
  const toOrder = ['pages/real-order-detail/index', { id: 'o1' }]
  await save(false)
  expect([jest.mocked(goBack).mock.calls, jest.mocked(replace).mock.calls]).toEqual([[toOrder], []])
  await save(true)
  expect([jest.mocked(goBack).mock.calls, jest.mocked(replace).mock.calls]).toEqual([[toOrder], [toOrder]])
})
