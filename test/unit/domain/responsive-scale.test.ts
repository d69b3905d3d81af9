import { columnWidthPx, responsiveScale } from '@/domain/responsive-scale'

describe('the width of the page', () => {
  it.each([
    ['a small phone', 320, 568, 320],
    ['the base phone', 375, 812, 375],
    ['a tablet held upright', 834, 1194, 834],
    ['a very wide upright screen', 1200, 1920, 960],
    ['a laptop', 1440, 900, 480],
    ['a phone on its side', 812, 375, 480],
    ['a narrow window wider than tall', 400, 300, 400],
    ['a square window', 700, 700, 700],
  ])('on %s is right', (_, widthPx, heightPx, columnPx) => {
    expect(columnWidthPx({ widthPx, heightPx })).toBe(columnPx)
  })

  it('scales the design from its base of 375 px', () => {
    expect(responsiveScale({ widthPx: 375, heightPx: 812 })).toBe(1)
    expect(responsiveScale({ widthPx: 750, heightPx: 1334 })).toBe(2)
    expect(responsiveScale({ widthPx: 1920, heightPx: 2560 })).toBe(2.56)
  })
})
