import { act, fireEvent, render, screen } from '@testing-library/react'
import { ErrorCode } from '@/wire/errors'
import { claimCoupon } from '@/services/api/coupon'
import { ApiError } from '@/services/request/errors'
import { CouponCodeSheet } from '@/widgets/coupon/coupon-code-sheet'

jest.mock('@/services/api/coupon', () => ({ claimCoupon: jest.fn() }))

const onTaken = jest.fn()
const claim = jest.mocked(claimCoupon)
const refusal = (code: number, text: string) => new ApiError('business', code, text)

const take = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Take coupon' })))

beforeEach(() => {
  jest.resetAllMocks()
  render(<CouponCodeSheet isOpen onClose={() => undefined} onTaken={onTaken} />)
  fireEvent.input(screen.getByLabelText('Code'), { target: { value: 'CHARGE200' } })
})

it('shows the coupon of a code that was taken by a try before, whose reply was lost', async () => {
  claim
    .mockRejectedValueOnce(new ApiError('network', 0, 'timeout'))
    .mockRejectedValueOnce(refusal(ErrorCode.couponTaken, 'You have taken this coupon already.'))
  await take()
  expect(onTaken).not.toHaveBeenCalled()
  await take()
  expect(onTaken).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('You have taken this coupon already.')).toBeNull()
})

it('keeps a code that is wrong, and says so', async () => {
  claim.mockRejectedValueOnce(refusal(ErrorCode.couponCodeWrong, 'There is no such code.'))
  await take()
  expect(onTaken).not.toHaveBeenCalled()
  expect(screen.getByText('There is no such code.')).toBeTruthy()
})
