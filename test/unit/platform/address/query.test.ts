import fc from 'fast-check'
import { parseQuery, stringifyQuery } from '@/platform/address/query'

describe('a query', () => {
  it.each([
    ['', {}],
    ['?', {}],
    ['?id=42&type=1', { id: '42', type: '1' }],
    ['id=42', { id: '42' }],
    ['a=1&a=2', { a: '2' }],
    ['flag', { flag: '' }],
    ['&&a=1&', { a: '1' }],
    ['a=b=c', { a: 'b=c' }],
    ['a=1+1', { a: '1+1' }],
    ['name=Vela%207&place=%E4%B8%8A%E6%B5%B7', { name: 'Vela 7', place: '上海' }],
    ['broken=100%', { broken: '100%' }],
  ])('%p is read as %j', (query, params) => {
    expect(parseQuery(query)).toEqual(params)
  })

  it('cannot reach the prototype', () => {
    const params = parseQuery('__proto__=1')
    expect(Object.getPrototypeOf(params)).toBe(Object.prototype)
    expect(Object.keys(params)).toEqual(['__proto__'])
  })

  it('carries any text there and back', () => {
    const name = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text !== '__proto__')
    fc.assert(
      fc.property(fc.dictionary(name, fc.string({ unit: 'grapheme' }), { noNullPrototype: true }), (params) => {
        expect(parseQuery(stringifyQuery(params))).toEqual(params)
      }),
    )
  })
})
