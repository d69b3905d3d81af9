import query from '../../../config/h5/query'

describe('the query of an address, as Taro’s router asks for it', () => {
  it.each([
    ['', {}],
    ['?', {}],
    ['&&', {}],
    ['modelId=vela-7&paint=dawn-copper', { modelId: 'vela-7', paint: 'dawn-copper' }],
    ['?a=1', { a: '1' }],
    ['#a=1&', { a: '1' }],
    ['link=https%3A%2F%2Fa.b%2F%3Fc%3Dd', { link: 'https://a.b/?c=d' }],
    ['token=ab==', { token: 'ab==' }],
    ['words=two+words', { words: 'two words' }],
    ['isOn', { isOn: null }],
    ['words=', { words: '' }],
    ['id=1&id=2&id=3', { id: ['1', '2', '3'] }],
    ['__proto__=x', Object.fromEntries([['__proto__', 'x']])],
    ['broken=%E4%B8', { broken: '%E4%B8' }],
  ])('reads %j', (text, pairs) => {
    expect({ ...query.parse(text) }).toEqual(pairs)
  })

  it('is left as it is written for the router, which decodes it itself', () => {
    expect({ ...query.parse('link=a%2Fb+c', { decode: false }) }).toEqual({ link: 'a%2Fb+c' })
  })
})
