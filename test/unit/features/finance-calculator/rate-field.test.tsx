import { fireEvent, render, screen } from '@testing-library/react'
import { RateField } from '@/features/finance-calculator/rate-field'

const onChange = jest.fn()
const forget = jest.fn()
const tellWrong = jest.fn(() => forget)

describe('a rate of one’s own', () => {
  it('may be 0, but not negative', () => {
    render(<RateField rateBp={300} onChange={onChange} tellWrong={tellWrong} />)
    const rate = screen.getByRole('textbox', { name: 'Annual rate' })
    fireEvent.change(rate, { target: { value: '0' } })
    expect(onChange).toHaveBeenLastCalledWith(0)
    fireEvent.change(rate, { target: { value: '-2' } })
    expect(screen.getByRole('alert')).toHaveTextContent('A rate cannot be negative. 0 is free of interest.')
    expect(tellWrong).toHaveBeenCalledTimes(1)
    expect(forget).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Use 0 %' }))
    expect(forget).toHaveBeenCalledTimes(1)
    expect(onChange).toHaveBeenCalledTimes(2)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
