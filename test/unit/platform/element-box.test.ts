/** @jest-environment jsdom */
import { findBox } from '@/platform/element-box'

const box = (height: number) => ({ left: 0, top: 80, width: 375, height }) as DOMRect // as much as is read

it.each([
  ['tells where an element lies', 'text', 1_200, box(1_200)],
  ['knows no place of what lies under another page, which has none', 'text', 0, undefined],
  ['knows no place of what there is not', 'elsewhere', 1_200, undefined],
])('%s', async (_what, id, heightPx, found) => {
  document.body.innerHTML = '<div id="text"></div>'
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box(heightPx))
  expect(await findBox(id)).toEqual(found)
})
