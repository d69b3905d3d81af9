import { act, fireEvent, render, screen } from '@testing-library/react'
import type { OrderDetail } from '@/wire/schemas/order'
import { CancelReason, OrderAction, OrderStatus, OrderType } from '@/wire/enums/order'
import { RefundPage } from '@/features/refund-request/refund-page'
import * as common from '@/services/api/common'
import * as orders from '@/services/api/order'
import { ApiError } from '@/services/request/errors'
import { tellSession } from '@/services/session/session'
import * as dialogs from '@/ui/popup/dialogs'
import { makeUser } from '../../../support/samples/user'

jest.mock('@/services/api/common')
jest.mock('@/services/api/order')
jest.mock('@/ui/popup/dialogs')
const WORDS = 'The second car did not sell.'

const order = {
  id: 'o1',
  orderType: OrderType.small,
  statusCode: OrderStatus.paid,
  nextActions: [OrderAction.applyRefund],
  payNo: 'P1',
  paySuccessTime: null,
  modelName: 'Vela 7',
  sidePicture: '',
  actualPayAmount: 100_000,
  linkSmallOrderAmount: 0,
  grantedBackAmount: 0,
  broughtBackAmount: 0,
  discountInfoVOList: [],
} as unknown as OrderDetail // as much as is read

const logIn = (id: string) =>
  act(() =>
    tellSession({
      type: 'login-succeeded',
      reply: { token: id, userInfo: makeUser({ id }), agreementsUpdated: false },
    }),
  )
const show = async () => {
  const page = render(<RefundPage id="o1" />)
  await screen.findByRole('button', { name: /^Submit/ })
  return page
}
const words = () => screen.queryByRole('textbox')
const type = async () => {
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Other' }))
  fireEvent.input(screen.getByRole('textbox'), { target: { value: WORDS } })
}
const submit = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Submit/ })))

beforeEach(() => {
  localStorage.clear()
  logIn('u1')
  jest.mocked(orders.fetchOrder).mockResolvedValue(order)
  jest
    .mocked(common.fetchDictionary)
    .mockResolvedValue([{ dictType: 'cancel_reason', dictValue: CancelReason.other, dictLabel: 'Other', sort: 1 }])
})

test('one’s own words for a refund are there after a reload, for who typed them', async () => {
  const before = await show()
  await type()
  before.unmount()
  const again = await show()
  expect(words()).toHaveValue(WORDS)
  again.unmount()
  logIn('u2')
  await show()
  expect(words()).toBeNull()
})

test('they stay while nobody knows whether the refund was applied for, and go once it was', async () => {
  const before = await show()
  await type()
  jest.mocked(orders.refundOrder).mockRejectedValueOnce(new ApiError('network', 0, 'timeout'))
  await submit()
  expect(dialogs.alertDialog).toHaveBeenCalled()
  before.unmount()
  const again = await show()
  expect(words()).toHaveValue(WORDS)
  jest.mocked(orders.refundOrder).mockResolvedValue(order)
  await submit()
  again.unmount()
  await show()
  expect(words()).toBeNull()
})

test('the button asks for a reason, and once “Other” is ticked for one’s own words', async () => {
  await show()
  const button = () => screen.getByRole('button', { name: /^Submit/ })
  expect(button()).toHaveTextContent('Choose a reason first')
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Other' }))
  expect(button()).toHaveTextContent('Tell us the reason')
})

test('an order without a payment has nothing to apply for', async () => {
  jest.mocked(orders.fetchOrder).mockResolvedValue({ ...order, payNo: null })
  render(<RefundPage id="o1" />)
  expect(await screen.findByRole('button', { name: 'View order' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Submit/ })).toBeNull()
})
