import Taro from '@tarojs/taro'
import { askSubscription } from '@/platform/subscription/index.weapp'

const requestSubscribeMessage = jest.fn()

beforeEach(() => {
  requestSubscribeMessage.mockReset()
  Object.assign(Taro, { requestSubscribeMessage })
})

test('a message is allowed with or without its sound', async () => {
  requestSubscribeMessage.mockResolvedValue({
    errMsg: 'requestSubscribeMessage:ok',
    plain: 'accept',
    heard: 'acceptWithAudio',
    seen: 'acceptWithAlert',
    unwanted: 'reject',
    closed: 'ban',
  })
  const asked = ['plain', 'heard', 'seen', 'unwanted', 'closed']
  await expect(askSubscription(asked)).resolves.toEqual(['plain', 'heard', 'seen'])
  expect(requestSubscribeMessage).toHaveBeenCalledWith({ tmplIds: asked, entityIds: [] })
})

test('who has switched such messages off wants none', async () => {
  const errMsg = 'requestSubscribeMessage:fail The main switch is switched off'
  requestSubscribeMessage.mockRejectedValue({ errMsg, errCode: 20_004 })
  await expect(askSubscription(['plain'])).resolves.toEqual([])
})

test('any other failure is no answer', async () => {
  const problem = { errMsg: 'requestSubscribeMessage:fail network', errCode: 10_002 }
  requestSubscribeMessage.mockRejectedValue(problem)
  await expect(askSubscription(['plain'])).rejects.toBe(problem)
})
