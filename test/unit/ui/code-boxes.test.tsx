import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { CodeBoxes } from '@/ui/code-boxes'

function Harness({ onComplete }: { onComplete: (code: string) => void }) {
  const [value, setValue] = useState('')
  return <CodeBoxes value={value} onChange={setValue} onComplete={onComplete} />
}

const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } })

describe('CodeBoxes', () => {
  it('submits once, on the sixth digit', () => {
    const onComplete = jest.fn()
    render(<Harness onComplete={onComplete} />)

    for (const value of ['4', '41', '417', '4170', '41702']) type(value)
    expect(onComplete).not.toHaveBeenCalled()

    type('417028')
    type('4170289')
    expect(onComplete).toHaveBeenCalledTimes(1)
    expect(onComplete).toHaveBeenCalledWith('417028')
  })

  it('takes a pasted code with spaces whole', () => {
    const onComplete = jest.fn()
    render(<Harness onComplete={onComplete} />)
    type('417 028')
    expect(onComplete).toHaveBeenCalledWith('417028')
  })

  it('submits again after a digit was mended', () => {
    const onComplete = jest.fn()
    render(<Harness onComplete={onComplete} />)
    type('417028')
    type('41702')
    type('417029')
    expect(onComplete).toHaveBeenLastCalledWith('417029')
  })

  it('is one field that the system may fill in, and says how far it is', () => {
    render(<Harness onComplete={jest.fn()} />)
    type('417')
    const field = screen.getByRole('textbox', { name: 'Verification code, 3 of 6 digits entered' })
    expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  })
})
