/** @jest-environment jsdom */
import Taro from '@tarojs/taro'
import { leavePage } from '@/platform/page-change'

const PAGE = 'pages/settings/index?stamp=A'

/** The page in front, as Taro draws it; jsdom measures nothing by itself. */
const drawPage = (): HTMLElement => {
  const element = document.createElement('div')
  element.id = PAGE
  jest.spyOn(element, 'getClientRects').mockImplementation(() => (element.isConnected ? [new DOMRect()] : []) as never)
  document.body.append(element)
  jest.spyOn(Taro, 'getCurrentInstance').mockReturnValue({ page: { path: PAGE } } as never)
  return element
}

const aFrame = (): Promise<unknown> => new Promise(requestAnimationFrame)

test('what leads away settles once the page left is gone, though the next one is shown before', async () => {
  const left = drawPage()
  const settled = jest.fn()
  void leavePage(async () => undefined).then(settled)
  await aFrame()
  Taro.eventCenter.trigger('__afterTaroRouterChange')
  await aFrame()
  await aFrame()
  expect(settled).not.toHaveBeenCalled()
  left.remove()
  await aFrame()
  await aFrame()
  expect(settled).toHaveBeenCalledTimes(1)
})
