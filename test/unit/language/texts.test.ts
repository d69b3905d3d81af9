import { readLanguageFrom } from '@/language/current'
import { languageOfTag, type Language } from '@/language/language'
import { addTexts, texts } from '@/language/texts'

const en = {
  title: 'Settings',
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  tab: { all: 'All' },
}
const zh: typeof en = { title: '设置', days: (count) => `${count} 天`, tab: { all: '全部' } }

let spoken: Language

beforeEach(() => {
  spoken = 'en'
  readLanguageFrom(() => spoken)
})

describe('a table of texts', () => {
  it('is read in the language of the moment', () => {
    const table = texts(en, zh)
    expect([table.title, table.days(1), table.tab.all]).toEqual(['Settings', '1 day', 'All'])
    spoken = 'zh'
    expect([table.title, table.days(1), table.tab.all]).toEqual(['设置', '1 天', '全部'])
  })

  it('lists its entries, and copies as it reads now', () => {
    spoken = 'zh'
    expect(Object.keys(texts(en, zh))).toEqual(['title', 'days', 'tab'])
    expect({ ...texts(en, zh) }).toEqual(zh)
  })

  it('of a page that was built for one language takes the other when it comes', () => {
    const none = undefined as never // what the build leaves of the other language's table
    const table = texts(en, none, 'features/settings/messages')
    spoken = 'zh'
    expect(table.title).toBe('Settings')
    addTexts('zh', { 'features/settings/messages': zh })
    expect(table.title).toBe('设置')
    spoken = 'en'
    expect(table.title).toBe('Settings')
  })
})

describe('the language of a tag', () => {
  it.each([
    ['zh-CN', 'zh'],
    ['zh_CN', 'zh'],
    ['zh-Hans-CN', 'zh'],
    ['ZH', 'zh'],
    ['en', 'en'],
    ['en-GB', 'en'],
    ['fr-FR', null],
    ['english', null],
    ['zh;drop', null],
    ['', null],
  ])('of %p is %p', (tag, expected) => {
    expect(languageOfTag(tag)).toBe(expected)
  })
})
