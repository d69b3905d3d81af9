import { spaced } from '@/language/spaced'

describe('a space where Chinese meets Latin', () => {
  it.each([
    ['须搭配Arc 10', '须搭配 Arc 10'],
    ['20 英寸Arc 10轮毂', '20 英寸 Arc 10 轮毂'],
    ['Vela 7长续航版', 'Vela 7 长续航版'],
    ['去除21″涡轮轮毂', '去除 21″ 涡轮轮毂'],
  ])('parts %s', (text, said) => {
    expect(spaced(text)).toBe(said)
  })

  it.each(['沙丘内饰', '改为 Performance', 'Vela 7，沙丘内饰', '需搭配舒适包，+ ¥12,000.00'])(
    'leaves %s as it is',
    (text) => {
      expect(spaced(text)).toBe(text)
    },
  )
})
