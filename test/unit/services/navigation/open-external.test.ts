/** @jest-environment jsdom */
import { isAllowedAddress } from '@/services/navigation/open-external'

const HOSTS = ['www.vela.example']

test.each([
  ['https://www.vela.example', true],
  ['https://www.vela.example/cars?id=7', true],
  ['https://WWW.vela.example/cars', true],
  ['http://www.vela.example', false],
  ['https://evil.example', false],
  ['https://www.vela.example.evil.example', false],
  ['https://www.vela.example@evil.example', false],
  ['https://www.vela.example:8443', false],
  ['https://evil.example/https://www.vela.example', false],
  ['javascript:alert(1)', false],
  ['//www.vela.example', false],
  ['', false],
])('%s: is allowed %p', (address, expected) => {
  expect(isAllowedAddress(address, HOSTS)).toBe(expected)
})

test('an allowed address opens in a tab that cannot reach back, any other one not at all', async () => {
  jest.resetModules()
  jest.doMock('@/services/environment', () => ({ h5Base: '', websiteBase: 'https://www.vela.example' }))
  const { openExternal } = await import('@/services/navigation/open-external')
  const openTab = jest.spyOn(window, 'open').mockReturnValue(null)

  await expect(openExternal('https://evil.example')).resolves.toBeNull()
  expect(openTab).not.toHaveBeenCalled()
  await expect(openExternal('https://www.vela.example/cars')).resolves.toBe('opened')
  expect(openTab).toHaveBeenCalledWith('https://www.vela.example/cars', '_blank', 'noopener,noreferrer')
})
