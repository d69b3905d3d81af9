/** @jest-environment jsdom */
import Taro from '@tarojs/taro'
import { leaveLogin } from '@/services/navigation/login-return'

const beneath = (route: string) =>
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([{ route }, { route: 'pages/account/login' }] as never)

beforeEach(() => {
  jest.mocked(Taro.navigateBack).mockClear()
  jest.mocked(Taro.switchTab).mockClear()
})

test('a guest goes back to the page that offered the login', async () => {
  beneath('/pages/profile/index')
  await leaveLogin('/pages/profile/index')
  expect(Taro.navigateBack).toHaveBeenCalledTimes(1)
})

test.each(['/pages/mall/order/list', 'https://elsewhere.example/', undefined])(
  'a guest who was led to the login from %s goes to the entry page, not to a page that would lead back here',
  async (target) => {
    beneath('/pages/real-order-detail/index')
    await leaveLogin(target)
    expect(Taro.navigateBack).not.toHaveBeenCalled()
    expect(Taro.switchTab).toHaveBeenCalledWith({ url: '/pages/order/index' })
  },
)
