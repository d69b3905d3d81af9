import { renderHook } from '@testing-library/react'
import { usePageParams } from '@/hooks/use-page-params'
import { openPage } from '../../support/jest/taro/taro'

test('the parameters of a page are decoded, without what the framework adds', () => {
  openPage('/pages/account/phone-code', { phone: '138%200000', target: '%2Fpages%2Fa%3Fid%3D1', stamp: '7' })
  const { result } = renderHook(() => usePageParams<'pages/account/phone-code'>())
  expect(result.current).toEqual({ phone: '138 0000', target: '/pages/a?id=1' })
})
