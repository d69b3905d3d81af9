import { render, screen } from '@testing-library/react'
import { PNG } from 'pngjs'
import { BarCode } from '@/ui/bar-code'
import { code128 } from '@/ui/bar-code/code-128'

/** As a reader of another maker (ZXing) has read it back. */
const BARS_OF_48291607 = '1101001110011101110110111001100101001110110010011000100100101111001100011101011'
const QUIET = '0000000000'

const textOf = (modules: readonly boolean[]): string => modules.map((isDark) => (isDark ? '1' : '0')).join('')

const drawnRows = (): string[] => {
  const source = screen.getByRole<HTMLImageElement>('img').src
  const { data, width, height } = PNG.sync.read(Buffer.from(source.slice(source.indexOf(',') + 1), 'base64'))
  const row = (y: number) => Array.from({ length: width }, (_, x) => data[(y * width + x) * 4] === 0)
  return Array.from({ length: height }, (_, y) => textOf(row(y)))
}

describe('a bar code', () => {
  it('is drawn as the standard has it, with room to be found on both sides', () => {
    render(<BarCode digits="48291607" label="Code for the till" size={311} />)
    const bars = code128('48291607')
    expect(textOf(bars)).toBe(`${QUIET}${BARS_OF_48291607}${QUIET}`)
    expect(new Set(drawnRows())).toEqual(new Set([textOf(bars)]))
  })

  it('has a check sign that tells two swapped pairs apart', () => {
    const signs = (digits: string) => textOf(code128(digits)).slice(QUIET.length).match(/.{11}/g) ?? []
    const CHECK = 5
    expect(signs('48291607')[CHECK]).not.toBe(signs('29481607')[CHECK])
  })

  it('gives each module whole px of the room there is', () => {
    const { container } = render(<BarCode digits="48291607" label="Code for the till" size={311} />)
    expect(container.querySelector('.bar-code')).toHaveStyle({ width: `${(99 * 3) / 20}rem` })
  })

  it.each(['', '123', '12a4'])('is refused for "%s"', (digits) => {
    expect(() => code128(digits)).toThrow(RangeError)
  })
})
