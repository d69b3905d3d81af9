import { existsSync } from 'node:fs'
import path from 'node:path'
import type { PageConfig } from '@tarojs/taro'
import { PAGES_BY_ACCESS, TAB_PATHS } from '@/page-table/facts'
import { pageConfigOf } from '@/page-table/page-config'
import type { PageRow } from '@/page-table/row'
import { PAGE_PATHS, PAGE_TABLE } from '@/page-table/table'
import { TAB_PAGES } from '@/page-table/tabs'

const SOURCES = path.resolve(__dirname, '../../../src')

type Links = Pick<PageRow, 'parent'> & { sample: { leadsTo?: string } }

const linksOf = ({ parent, sample: { leadsTo } }: Links): string[] =>
  [parent, leadsTo].filter((link) => link !== undefined)

describe.each(PAGE_PATHS)('the row of %s', (page) => {
  it('has a component and a configuration that repeats what the row says', async () => {
    expect(existsSync(path.join(SOURCES, `${page}.tsx`))).toBe(true)
    const file: { default: PageConfig } = await import(path.join(SOURCES, `${page}.config`))
    expect(file.default).toMatchObject(pageConfigOf(page))
  })

  it('leads to pages of the table', () => {
    expect(PAGE_PATHS).toEqual(expect.arrayContaining(linksOf(PAGE_TABLE[page])))
  })
})

describe('the page table', () => {
  it('leads nobody back to a page that asks them to log in, from one that does not', () => {
    const rows: readonly Pick<PageRow, 'access' | 'parent'>[] = Object.values(PAGE_TABLE)
    const parents = rows.filter(({ access }) => access === 'anyone').map(({ parent }) => parent)
    expect(PAGES_BY_ACCESS.user.filter((page) => parents.includes(page))).toEqual([])
  })

  it('lists the tabs in their order on screen', () => {
    expect(Object.values(TAB_PAGES).map(({ title }) => title.en)).toEqual(['Explore', 'Buy car', 'Mine'])
    expect(TAB_PATHS).toEqual(Object.keys(TAB_PAGES))
  })

  it('tells of every page who may open it', () => {
    expect(Object.values(PAGES_BY_ACCESS).flat().sort()).toEqual([...PAGE_PATHS].sort())
  })

  it('calls the steps of the login by their name, so that none becomes the target of a login', () => {
    expect(PAGES_BY_ACCESS.loginStep).toEqual([
      'pages/account/login',
      'pages/account/phone-login',
      'pages/account/phone-code',
    ])
  })

  it('shares a page or lets it stand still where its row says so', () => {
    expect(pageConfigOf('pages/configuration/configuration')).toEqual({
      navigationBarTitleText: 'Parameters',
      enableShareAppMessage: true,
      enableShareTimeline: true,
      disableScroll: true,
    })
    expect(pageConfigOf('pages/settings/index')).toEqual({ navigationBarTitleText: 'Settings' })
  })
})
