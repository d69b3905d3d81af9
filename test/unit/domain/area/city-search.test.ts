import type { AreaNode } from '@/wire/schemas/area'
import { findCities } from '@/domain/area/city-search'
import { popularCities } from '@/domain/area/popular-cities'

const province = (areaCode: string, areaName: string, cities: Record<string, string>): AreaNode => ({
  areaCode,
  areaName,
  areaLevel: 1,
  cityList: Object.entries(cities).map(([code, name]) => ({ areaCode: code, areaName: name, areaLevel: 2 })),
})

const TREE = [
  province('140000', 'Shanxi', { '140100': 'Taiyuan', '141100': 'Lüliang' }),
  province('310000', 'Shanghai', { '310100': 'Shanghai' }),
  province('330000', 'Zhejiang', { '330100': 'Hangzhou', '330500': 'Huzhou' }),
  province('320000', 'Jiangsu', { '320300': 'Xuzhou', '320500': 'Suzhou' }),
]

const namesFor = (words: string): string[] => findCities(TREE, words).map(({ city }) => city.areaName)

describe('a search for a city', () => {
  it.each([
    ['by the beginning of its name', 'hang', ['Hangzhou', 'Shanghai']],
    ['by the middle of its name', 'ZHOU', ['Hangzhou', 'Huzhou', 'Xuzhou', 'Suzhou']],
    ['without its accents', 'luliang', ['Lüliang']],
    ['with its accents', 'lü', ['Lüliang']],
    ['with spaces that it does not have', 'su zhou ', ['Suzhou']],
    ['by its province, after cities of that name', 'shan', ['Shanghai', 'Taiyuan', 'Lüliang']],
  ])('finds it %s', (_, words, names) => {
    expect(namesFor(words)).toEqual(names)
  })

  it.each([
    ['上海', 'Shanghai', '上海市'],
    ['shang', '上海市', 'Shanghai'],
    ['海', '上海市', 'Shanghai'],
  ])('finds it by its name in either language: "%s" is %s', (words, areaName, areaAlias) => {
    const node = { areaCode: '310100', areaName, areaAlias }
    const tree = [{ ...node, areaCode: '310000', areaLevel: 1, cityList: [{ ...node, areaLevel: 2 }] }]

    expect(findCities(tree, words).map(({ city }) => city.areaName)).toEqual([areaName])
  })

  it.each(['', '  ', '’', 'atlantis'])('finds none for "%s"', (words) => {
    expect(namesFor(words)).toEqual([])
  })
})

it('names the popular cities that a tree has, the most popular first', () => {
  expect(popularCities(TREE).map(({ city }) => city.areaName)).toEqual(['Shanghai', 'Hangzhou', 'Suzhou'])
})
