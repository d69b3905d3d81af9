import type { AreaNode } from '@/wire/schemas/area'
import { areaPair, areaPath, citiesOf, provincesOf } from '@/domain/area/area-tree'

const hangzhou: AreaNode = { areaCode: '330100', areaName: 'Hangzhou', areaLevel: 2 }
const ningbo: AreaNode = { areaCode: '330200', areaName: 'Ningbo', areaLevel: 2 }
const zhejiang: AreaNode = { areaCode: '330000', areaName: 'Zhejiang', areaLevel: 1, cityList: [hangzhou, ningbo] }
const taiwan: AreaNode = { areaCode: '710000', areaName: 'Taiwan', areaLevel: 1 }
const tree = [zhejiang, taiwan]

describe('the area tree', () => {
  it('tells the way down to a city', () => {
    expect(areaPath(tree, '330100')).toEqual([zhejiang, hangzhou])
    expect(areaPath(tree, '330200')).toEqual([zhejiang, ningbo])
    expect(areaPath(tree, '710000')).toEqual([taiwan])
    expect(areaPath(tree, '')).toEqual([])
    expect(areaPath(tree, '999999')).toEqual([])
  })

  it('lists the provinces, and the cities of one', () => {
    expect(provincesOf([...tree, ningbo])).toEqual([zhejiang, taiwan])
    expect(citiesOf(tree, '330000')).toEqual([hangzhou, ningbo])
    expect(citiesOf(tree, '710000')).toEqual([])
    expect(citiesOf(tree, '330100')).toEqual([])
  })

  it('pairs a city with its province', () => {
    expect(areaPair(tree, '330200')).toEqual({
      provinceCode: '330000',
      provinceName: 'Zhejiang',
      cityCode: '330200',
      cityName: 'Ningbo',
    })
  })

  it.each(['330000', '999999'])('makes no pair of %p, which is no city', (areaCode) => {
    expect(areaPair(tree, areaCode)).toBeNull()
  })
})
