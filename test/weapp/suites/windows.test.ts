import { listDist, textsOf } from '../host/compile/dist-files'
import { DIST } from '../support/paths'

const files = listDist(DIST)
const configurations = Object.entries(textsOf(files, '.json')).map(([name, text]) => ({
  name,
  read: JSON.parse(text) as Record<string, unknown>,
}))

describe('the windows of the mini-program', () => {
  it('are never turned or widened: rpx grows with the window, beyond the 960 px that a page may be wide', () => {
    const asking = configurations.flatMap(({ name, read }) => {
      const window = (read.window ?? {}) as Record<string, unknown>
      return [read.resizable, read.pageOrientation, window.pageOrientation].some((value) => value !== undefined)
        ? [name]
        : []
    })
    expect(configurations.map(({ name }) => name)).toContain('app')
    expect(asking).toEqual([])
  })

  it('have no rules for the large windows of a browser', () => {
    const sheets = Object.entries(textsOf(files, '.wxss'))
    expect(sheets).not.toEqual([])
    expect(sheets.filter(([, text]) => text.includes('(min-width')).map(([name]) => name)).toEqual([])
  })
})
