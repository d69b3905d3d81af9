import Taro from '@tarojs/taro'
import { fireEvent, render, screen } from '@testing-library/react'
import { SearchKind } from '@/wire/enums/search'
import { FoundThingRow } from '@/features/search/found-thing-row'

test.each([
  ['a guide', true, 'home-charging', '/pages/rich-text/index?id=home-charging'],
  ['an agreement', false, '3', '/pages/agreements/view?id=3'],
])('%s that was found leads to its own page', (_, isGuide, id, url) => {
  const thing = { kind: SearchKind.help, id, title: 'Found', text: null, picture: null, isGuide }
  render(<FoundThingRow thing={thing} marks={[]} />)
  fireEvent.click(screen.getByRole('link'))
  expect(Taro.navigateTo).toHaveBeenCalledWith(expect.objectContaining({ url }))
})
