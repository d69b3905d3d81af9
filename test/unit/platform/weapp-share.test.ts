import Taro from '@tarojs/taro'
import { shareWays } from '@/platform/share/index.weapp'

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { hideShareMenu: jest.fn() } }))

test('a page that is hidden from the menu of WeChat goes neither to a friend nor into the timeline', () => {
  shareWays.hideFromMenu()
  expect(Taro.hideShareMenu).toHaveBeenCalledWith({ menus: ['shareAppMessage', 'shareTimeline'] })
})
