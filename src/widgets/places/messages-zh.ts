import { spaced } from '@/language/spaced'
import type { Messages } from './messages'

/** Texts of the sheets that choose a city or a shop, in Chinese. */
export const zh: Messages = {
  province: '省份',
  city: '城市',
  searchCity: '搜索城市',
  popularCities: '热门城市',
  noSuchCity: '未找到该城市',
  moreCities: '结果较多，请再输入一个字。',
  distance: (kilometres) => `${kilometres} 公里`,
  shopsIn: (city) => spaced(`${city}的门店`),
  noShops: '该城市暂无门店',
  noShopsText: '请选择其他城市。',
}
