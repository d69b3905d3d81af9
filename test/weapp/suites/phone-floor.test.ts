import { parse } from 'acorn'
import { listDist, textsOf } from '../host/compile/dist-files'
import { DIST } from '../support/paths'

/** What iOS 14.5 and Android's WebView 80 read: the floor of package.json's browserslist. */
const FLOOR = 2020

describe('the oldest phones of the floor', () => {
  it('can read every script of the mini-program', () => {
    const unreadable = Object.entries(textsOf(listDist(DIST), '.js')).flatMap(([name, text]) => {
      try {
        parse(text, { ecmaVersion: FLOOR })
        return []
      } catch (error) {
        return [`${name}.js: ${String(error)}`]
      }
    })
    expect(unreadable).toEqual([])
  })
})
