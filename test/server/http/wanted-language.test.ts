import type { IncomingHttpHeaders } from 'node:http'
import { wantedLanguage } from '../../../server/system/spoken-language'

const WECHAT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.50'
const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36'

const pageLanguage = (headers: IncomingHttpHeaders) => wantedLanguage(headers, true)

describe('the language of a caller', () => {
  it.each([
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    ['zh-Hans-CN', 'zh'],
    ['zh_CN', 'zh'],
    ['ZH', 'zh'],
    ['en-GB,en;q=0.9,zh;q=0.8', 'en'],
    ['zh;q=0.4,en;q=0.6', 'en'],
    ['fr-FR,fr;q=0.9,zh;q=0.5', 'zh'],
    ['en;q=0,zh;q=0.1', 'zh'],
  ] as const)('is the first of "%s" that the product speaks: %s', (accepted, language) => {
    expect(wantedLanguage({ 'accept-language': accepted }, false)).toBe(language)
  })

  it.each(['fr-FR', '*', 'xx', '', 'english', 'z h', ';;;,,,', 'en;q=0'])(
    'is Chinese in WeChat and English elsewhere when it asks for "%s"',
    (accepted) => {
      expect(wantedLanguage({ 'accept-language': accepted, 'user-agent': WECHAT }, false)).toBe('zh')
      expect(wantedLanguage({ 'accept-language': accepted, 'user-agent': BROWSER }, false)).toBe('en')
    },
  )

  it('is Chinese in WeChat and English elsewhere when it asks for none', () => {
    expect(wantedLanguage({ 'user-agent': WECHAT }, false)).toBe('zh')
    expect(wantedLanguage({ 'user-agent': BROWSER }, false)).toBe('en')
    expect(wantedLanguage({}, false)).toBe('en')
  })

  it('is looked for at the beginning of what it asks for, however much that is', () => {
    const many = 'fr;q=0.5,'.repeat(1_000)
    expect(wantedLanguage({ 'accept-language': `zh,${many}` }, false)).toBe('zh')
    expect(wantedLanguage({ 'accept-language': `${many}zh` }, false)).toBe('en')
  })

  it('is what it asks for in WeChat, too', () => {
    expect(wantedLanguage({ 'accept-language': 'en', 'user-agent': WECHAT }, false)).toBe('en')
  })
})

describe('the language chosen for the page', () => {
  it.each([
    ['language=zh', 'zh'],
    ['theme=dark; language=zh; other=1', 'zh'],
    ['theme=dark;language=en', 'en'],
    ['language=zh-CN', 'zh'],
  ] as const)('comes before what the browser asks for: %s', (cookie, language) => {
    const other = language === 'zh' ? 'en' : 'zh'
    expect(pageLanguage({ cookie, 'accept-language': other })).toBe(language)
  })

  it.each([
    ['another language', 'language=fr'],
    ['nothing', 'language='],
    ['not even a value', 'language'],
    ['an escaped tag', 'language=%7A%68'],
    ['a tag in quotes', 'language="zh"'],
    ['a tag and more', 'language=en<script>'],
    ['a path', 'language=../../etc/passwd'],
    ['far too much', `language=${'z'.repeat(4_000)}`],
    ['the name of a property', 'language=__proto__'],
    ['a name that only ends the same', 'mylanguage=en'],
    ['no cookie at all', ';;;=;'],
  ])('is not changed by a cookie with %s', (_what, cookie) => {
    expect(pageLanguage({ cookie, 'accept-language': 'zh-CN' })).toBe('zh')
    expect(pageLanguage({ cookie, 'accept-language': 'en' })).toBe('en')
    expect(pageLanguage({ cookie, 'user-agent': WECHAT })).toBe('zh')
    expect(pageLanguage({ cookie, 'user-agent': BROWSER })).toBe('en')
  })

  it('does not bind the calls of the app, which name their own', () => {
    expect(wantedLanguage({ cookie: 'language=zh', 'accept-language': 'en' }, false)).toBe('en')
  })
})
