import { Component, createElement, useState, type ReactNode } from 'react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { chooseLanguage, startLanguage } from '@/services/language/spoken-language'
import { reloadablePages } from '@/shell/reloadable-pages'
import { useLanguage } from '@/stores/language'
import { messages } from '@/ui/phone-field/messages'

function FormPage() {
  const [name, setName] = useState('')
  return <input aria-label={messages.phoneNumber} value={name} onChange={({ target }) => setName(target.value)} />
}

/** As Taro wraps a page. */
class Wrapper extends Component<{ tid: string }> {
  override render(): ReactNode {
    return createElement('div', { id: this.props.tid }, <FormPage />)
  }
}

const PAGES = [<Wrapper key="form" tid="/pages/account/phone-login?stamp=1" />]

/** As the app draws its pages. */
function App() {
  useLanguage()
  return <>{reloadablePages(PAGES)}</>
}

afterEach(() => chooseLanguage(null))

test('a change of language reaches every open page at once, and what was typed there stays', async () => {
  startLanguage()
  render(<App />)
  fireEvent.change(screen.getByLabelText('Phone number'), { target: { value: '138 0013 8000' } })
  await act(() => chooseLanguage('zh'))
  expect(screen.getByLabelText('手机号')).toHaveValue('138 0013 8000')
  await act(() => chooseLanguage(null))
  expect(screen.getByLabelText('Phone number')).toHaveValue('138 0013 8000')
})
