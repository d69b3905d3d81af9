import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { FormField } from '@/ui/form-field'
import { PhoneField } from '@/ui/phone-field'
import { SearchField } from '@/ui/search-field'
import { TextArea } from '@/ui/text-area'

function PhoneHarness({ onChange }: { onChange: (digits: string) => void }) {
  const [value, setValue] = useState('')
  return (
    <PhoneField
      value={value}
      onChange={(digits) => {
        setValue(digits)
        onChange(digits)
      }}
    />
  )
}

describe('PhoneField', () => {
  it('groups what is typed or pasted and hands on bare digits', () => {
    const onChange = jest.fn()
    render(<PhoneHarness onChange={onChange} />)
    const field = screen.getByRole('textbox', { name: 'Phone number' })
    fireEvent.change(field, { target: { value: '+86 138-0000-4417' } })
    expect(onChange).toHaveBeenLastCalledWith('13800004417')
    expect(field).toHaveValue('138 0000 4417')
  })

  it('clears with one tap', () => {
    const onChange = jest.fn()
    render(<PhoneField value="13800004417" onChange={onChange} />)
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(onChange).toHaveBeenCalledWith('')
  })
})

describe('FormField', () => {
  it('says what is wrong beside the field', () => {
    render(<FormField label="ID number" value="31" error="Enter an 18-digit ID number" onChange={jest.fn()} />)
    expect(screen.getByRole('textbox', { name: 'ID number' })).toBeInvalid()
    expect(screen.getByRole('alert')).toHaveTextContent('Enter an 18-digit ID number')
  })

  it('sends the form from the keyboard', () => {
    const onSubmit = jest.fn()
    render(<FormField label="Name" value="Zhou" onChange={jest.fn()} onSubmit={onSubmit} />)
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' })
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it('keeps Enter to itself, so that it presses nothing that takes the focus next', () => {
    render(<FormField label="Name" value="Zhou" onChange={jest.fn()} onSubmit={jest.fn()} />)
    const isLeftToTheBrowser = fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' })
    expect(isLeftToTheBrowser).toBe(false)
  })
})

describe('TextArea', () => {
  it('of one line is as high as its words where the browser does not see to that', () => {
    jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return this instanceof HTMLTextAreaElement ? 22 * this.value.split('\n').length : 0
    })
    Object.assign(window, { CSS: { supports: () => false } })
    const field = (value: string) => (
      <TextArea label="Comment" isLine value={value} maxLength={500} onChange={jest.fn()} />
    )
    const { rerender } = render(field('One\ntwo\nthree'))
    expect(screen.getByRole('textbox')).toHaveStyle({ height: '66px' })
    rerender(field('One'))
    expect(screen.getByRole('textbox')).toHaveStyle({ height: '22px' })
  })

  it('counts what is used', () => {
    render(<TextArea label="Feedback" value="Hello" maxLength={500} onChange={jest.fn()} />)
    expect(screen.getByText('5/500')).toBeInTheDocument()
  })
})

describe('SearchField', () => {
  it('hands on each letter, and clears with one tap', () => {
    const onChange = jest.fn()
    render(<SearchField label="Search a city" value="Hang" onChange={onChange} />)
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search a city' }), { target: { value: 'Hangz' } })
    expect(onChange).toHaveBeenLastCalledWith('Hangz')
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(onChange).toHaveBeenLastCalledWith('')
  })
})
