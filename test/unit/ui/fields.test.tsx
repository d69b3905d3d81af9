import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { AreaSheet } from '@/ui/area-sheet'
import { FormField } from '@/ui/form-field'
import { PhoneField } from '@/ui/phone-field'
import { SearchField } from '@/ui/search-field'
import { TextArea } from '@/ui/text-area'

function PhoneHarness({ onChange }: { onChange: (digits: string) => void }) {
  const [value, setValue] = useState('')
  return <PhoneField value={value} onChange={(digits) => { setValue(digits); onChange(digits) }} />
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
  it('counts what is used', () => {
    render(<TextArea label="Feedback" value="Hello" maxLength={500} onChange={jest.fn()} />)
    expect(screen.getByText('5/500')).toBeInTheDocument()
  })
})

describe('AreaSheet', () => {
  const areas = [
    { areaCode: '31', areaName: 'Shanghai', areaLevel: 1, cityList: [{ areaCode: '3101', areaName: 'Shanghai city', areaLevel: 2 }] },
    { areaCode: '33', areaName: 'Zhejiang', areaLevel: 1, cityList: [{ areaCode: '3301', areaName: 'Hangzhou', areaLevel: 2 }] },
  ]

  it('opens at the chosen city and applies another with two taps', () => {
    const onPick = jest.fn()
    const onClose = jest.fn()
    render(<AreaSheet isOpen title="City" areas={areas} selected="3301" onPick={onPick} onClose={onClose} />)
    expect(screen.getByRole('radio', { name: 'Hangzhou' })).toBeChecked()

    fireEvent.click(screen.getByRole('radio', { name: 'Shanghai' }))
    fireEvent.click(screen.getByRole('radio', { name: 'Shanghai city' }))
    expect(onPick).toHaveBeenCalledWith(areas[0], areas[0]?.cityList[0])
    expect(onClose).toHaveBeenCalledTimes(1)
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
