import type { AreaNode } from '@/wire/schemas/area'
import { chooseCity } from '@/widgets/places/choose-city'

const city = (areaCode: string, areaName: string): AreaNode => ({ areaCode, areaName, areaLevel: 2 })
const province = (areaCode: string, areaName: string, cityList: AreaNode[]): AreaNode => ({
  areaCode,
  areaName,
  areaLevel: 1,
  cityList,
})

const TREE = [
  province('110000', 'Beijing', [city('110100', 'Beijing')]),
  province('330000', 'Zhejiang', [city('330100', 'Hangzhou'), city('330200', 'Ningbo')]),
]

test('the chosen city goes before the home city', () => {
  expect(chooseCity(TREE, ['330200', '110100'])?.cityName).toBe('Ningbo')
})

test('a home city without a shop gives way to the first city that has one', () => {
  expect(chooseCity(TREE, [undefined, '440300'])?.cityName).toBe('Beijing')
})

test('without any shop there is no city', () => {
  expect(chooseCity([], ['330100'])).toBeNull()
})
