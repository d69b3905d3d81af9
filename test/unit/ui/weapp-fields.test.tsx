import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { TextArea } from '@/ui/text-area/index.weapp'
import { TextInput } from '@/ui/text-input/index.weapp'

/** WeChat cuts a value off at the field's limit. */
test.each([
  ['several lines', TextArea],
  ['one line', TextInput],
])('a text of %s that is too long already is not cut off, only kept from growing', (_lines, Field) => {
  const Harness = () => {
    const [value, setValue] = useState('x'.repeat(8))
    return <Field label="Words" value={value} maxLength={5} onChange={setValue} />
  }
  render(<Harness />)
  const field = screen.getByRole('textbox')
  expect(field).toHaveAttribute('maxlength', '8')
  fireEvent.input(field, { target: { value: 'xxxx' } })
  expect(field).toHaveValue('xxxx')
  expect(field).toHaveAttribute('maxlength', '5')
})
