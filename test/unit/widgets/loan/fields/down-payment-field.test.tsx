import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { DownPaymentField } from '@/widgets/loan/fields/down-payment-field'
import { useWrongFields, type TellWrong } from '@/widgets/loan/fields/wrong-fields'
import { scrollTo } from '@/platform/scroll-to'
import { makeScheme } from '../../../../support/samples/loan-scheme'

jest.mock('@/platform/scroll-to') // there is no room to scroll in

const scheme = makeScheme({ schemeId: 'low', termsMonths: [60] })

const onChange = jest.fn()
beforeEach(() => onChange.mockReset())

function DownPayment({ tellWrong }: { tellWrong?: TellWrong }) {
  const [valueFen, setValueFen] = useState(8_751_000)
  const change = (fen: number) => {
    setValueFen(fen)
    onChange(fen)
  }
  return (
    <DownPaymentField
      scheme={scheme}
      priceFen={29_170_000}
      valueFen={valueFen}
      onChange={change}
      tellWrong={tellWrong}
    />
  )
}
const field = () => screen.getByRole('textbox', { name: 'Down payment in yuan' })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })

describe('a form with a down payment that is wrong', () => {
  const goOn = jest.fn()
  beforeEach(() => goOn.mockReset())

  function Form({ hasField = true }: { hasField?: boolean }) {
    const wrong = useWrongFields()
    return (
      <>
        {hasField && <DownPayment tellWrong={wrong.tell} />}
        <button onClick={wrong.unlessWrong(goOn)}>Go on</button>
      </>
    )
  }
  const tapGoOn = () => fireEvent.click(screen.getByRole('button', { name: 'Go on' }))

  it('does not go on but shows the field, each time, until it is mended', () => {
    render(<Form />)
    type('999999999')
    type('9999999999')
    for (const tap of [1, 2]) {
      tapGoOn()
      expect(scrollTo).toHaveBeenCalledTimes(tap)
      expect(field()).toHaveFocus()
      act(() => field().blur())
    }
    type('100000')
    expect(goOn).not.toHaveBeenCalled()
    tapGoOn()
    expect(goOn).toHaveBeenCalled()
  })

  it('goes on when the field is gone with its scheme', () => {
    const { rerender } = render(<Form />)
    type('999999999')
    rerender(<Form hasField={false} />)
    tapGoOn()
    expect(goOn).toHaveBeenCalled()
  })
})

describe('the down payment', () => {
  it('says its share of the price beside it', () => {
    render(<DownPayment />)
    expect(screen.getByText('30 % · ¥')).toBeInTheDocument()
  })

  it('counts as it is typed, and is written in its usual form afterwards', () => {
    render(<DownPayment />)
    type('100000')
    expect(onChange).toHaveBeenLastCalledWith(10_000_000)
    fireEvent.blur(field())
    expect(field()).toHaveValue('100,000.00')
  })

  it('is refused with the bound that it breaks, and the nearest one is a tap away', () => {
    render(<DownPayment />)
    type('999999999')
    expect(screen.getByRole('alert')).toHaveTextContent('At most 75 % can be paid down: ¥218,775.00.')
    expect(field()).toBeInvalid()
    fireEvent.blur(field())
    expect(field()).toHaveValue('999999999')
    expect(onChange).not.toHaveBeenCalled()
    expect(screen.queryByText(/30 %/)).not.toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Use ¥218,775.00' }))
    expect(onChange).toHaveBeenLastCalledWith(21_877_500)
    expect(field()).toHaveValue('218,775.00')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('moves by whole percent on the slider, which says what it stands for', () => {
    render(<DownPayment />)
    const slider = screen.getByRole('slider', { name: 'Down payment' })
    expect(slider).toHaveAttribute('aria-valuetext', '30 %, ¥87,510.00')
    type('1')
    fireEvent.change(slider, { target: { value: '50' } })
    expect(onChange).toHaveBeenLastCalledWith(14_585_000)
    expect(field()).toHaveValue('145,850.00')
  })
})
