import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DIST } from '../support/paths'

interface Sitemap {
  readonly rules: readonly { action: string; page: string }[]
}

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(DIST, file), 'utf8'))

it('lets WeChat’s search read what anybody may share, and nothing of a person', () => {
  const { sitemapLocation = '' } = read('app.json') as { sitemapLocation?: string }
  const { rules } = read(sitemapLocation) as Sitemap
  const readable = rules.filter(({ action }) => action === 'allow').map(({ page }) => page)
  expect(readable).toEqual(expect.arrayContaining(['pages/articles/view', 'pages/shopList/details/index']))
  expect(readable.filter((page) => /order|account|profile|feedback|coupons|settings/.test(page))).toEqual([
    'pages/order/index',
  ])
  expect(rules.at(-1)).toEqual({ action: 'disallow', page: '*' })
})
