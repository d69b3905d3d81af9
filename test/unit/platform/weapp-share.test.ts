import Taro from '@tarojs/taro'
import { shareWays } from '@/platform/share/index.weapp'

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { hideShareMenu: jest.fn(), showShareMenu: jest.fn() } }))

test('a page that is hidden from the menu of WeChat goes neither to a friend nor into the timeline', () => {
  shareWays.hideFromMenu()
  expect(Taro.hideShareMenu).toHaveBeenCalledWith({ menus: ['shareAppMessage', 'shareTimeline'] })
})

test.each([
  [true, ['shareAppMessage', 'shareTimeline']],
  [false, ['shareAppMessage']],
])(
  'a page that is put back goes to a friend again, and into the timeline where it is for it: %s',
  (isInTimeline, menus) => {
    shareWays.showInMenu(isInTimeline)
    expect(Taro.showShareMenu).toHaveBeenLastCalledWith({ menus })
  },
)
