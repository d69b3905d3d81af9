import { render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { QrCode } from '@/ui/qr-code'
import { qrMatrix } from '@/ui/qr-code/matrix'
import { pngOf } from '@/ui/qr-code/png'
import { darkModules, scan } from '../../support/reading/scan'

const LINK = 'https://vela.example/#/pages/ConfigView/ConfigView?share=8K2M41TZ'
const QUIET_MODULES = 4
/** Pixels a module: a camera sees the magnified picture, not one pixel a module. */
const SCALE = 12

const magnified = (text: string): Uint8Array => pngOf(qrMatrix(text), SCALE)

const drawnFile = (): Uint8Array => {
  const source = screen.getByRole<HTMLImageElement>('img').src
  expect(source).toMatch(/^data:image\/png;base64,/)
  return Buffer.from(source.slice(source.indexOf(',') + 1), 'base64')
}

describe('a code to scan', () => {
  it('is read back from the picture on screen', () => {
    render(<QrCode text={LINK} label="Code of this car" size={200} />)
    // A camera sees the magnified picture, not one pixel a module.
    expect(scan(drawnFile(), 4)).toBe(LINK)
  })

  it('is read back from the magnified picture, whatever it says', () => {
    const aText = fc.oneof(fc.webUrl(), fc.string({ unit: 'binary', minLength: 1, maxLength: 120 }))
    fc.assert(
      fc.property(aText, (text) => expect(scan(magnified(text))).toBe(text)),
      { numRuns: 4 },
    )
  })

  it('says what it is good for', () => {
    render(<QrCode text={LINK} label="Code of this car" size={200} />)
    expect(screen.getByRole('img', { name: 'Code of this car' })).toBeInTheDocument()
  })

  it('keeps four light modules free on every side', () => {
    const matrix = qrMatrix(LINK)
    const dark = darkModules(magnified(LINK), matrix.length)
    expect(dark).toEqual(matrix)
    const last = matrix.length - 1 - QUIET_MODULES
    const isQuiet = (index: number) => index < QUIET_MODULES || index > last
    expect(dark.flatMap((row, y) => row.filter((_, x) => isQuiet(x) || isQuiet(y)))).not.toContain(true)
    expect(dark[QUIET_MODULES]?.[QUIET_MODULES]).toBe(true)
  })

  it('gives each module whole px of the room there is', () => {
    const modules = qrMatrix(LINK).length
    const { container } = render(<QrCode text={LINK} label="Code of this car" size={modules * 4 - 1} />)
    expect(container.querySelector('.qr-code')).toHaveStyle({ width: `${(modules * 3) / 20}rem` })
  })
})
