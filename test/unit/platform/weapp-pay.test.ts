import Taro from '@tarojs/taro'
import { openPayment, payChannel } from '@/platform/pay/index.weapp'

const jsapiParams = {
  timeStamp: '1',
  nonceStr: 'n',
  package: 'prepay_id=1',
  signType: 'RSA',
  paySign: 's',
} as const

const requestPayment = jest.fn()

beforeEach(() => {
  requestPayment.mockReset()
  Object.assign(Taro, { requestPayment })
})

test('WeChat’s pay view opens with the server’s parameters and only says that it closed', async () => {
  requestPayment.mockResolvedValue({ errMsg: 'requestPayment:ok' })
  await expect(openPayment({ jsapiParams, h5Url: null })).resolves.toBe('closed')
  expect(requestPayment).toHaveBeenCalledWith(jsapiParams)
  expect(payChannel).toBe('jsapi')
})

test('a shopper who closes it has cancelled', async () => {
  requestPayment.mockRejectedValue({ errMsg: 'requestPayment:fail cancel' })
  await expect(openPayment({ jsapiParams, h5Url: null })).resolves.toBe('cancelled')
})

test('a view that cannot be opened is a failure', async () => {
  const problem = { errMsg: 'requestPayment:fail no permission' }
  requestPayment.mockRejectedValue(problem)
  await expect(openPayment({ jsapiParams, h5Url: null })).rejects.toBe(problem)
  await expect(openPayment({ jsapiParams: null, h5Url: null })).rejects.toThrow('no parameters')
})
