import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { readLanguageFrom } from '@/language/current'
import { AgreementRow } from '@/widgets/consent/agreement-row'
import { OptionRow } from '@/ui/option-row'
import { Segmented } from '@/ui/segmented'
import { Switch } from '@/ui/switch'
import { Tabs } from '@/ui/tabs'

const TABS = [
  { key: 'all', label: 'All' },
  { key: 'toPay', label: 'To pay' },
  { key: 'closed', label: 'Closed' },
]

function TabsHarness() {
  const [selected, setSelected] = useState('all')
  return <Tabs label="Orders" items={TABS} selected={selected} onSelect={setSelected} />
}

describe('AgreementRow', () => {
  const agreements = [
    { title: 'User agreement', onOpen: jest.fn() },
    { title: 'Privacy policy', onOpen: jest.fn() },
  ]

  it('names what is agreed to, starts unticked and is ticked by the customer', () => {
    const onChange = jest.fn()
    render(<AgreementRow agreements={agreements} isAgreed={false} onChange={onChange} />)
    const box = screen.getByRole('checkbox', { name: 'I agree to the User agreement and the Privacy policy' })
    expect(box).not.toBeChecked()
    fireEvent.click(box)
    expect(onChange).toHaveBeenCalledWith(true)
  })

  it('names them as documents in Chinese', () => {
    readLanguageFrom(() => 'zh')
    const titles = ['用户协议', '隐私政策']
    const { container } = render(
      <AgreementRow
        agreements={titles.map((title) => ({ title, onOpen: jest.fn() }))}
        isAgreed={false}
        onChange={jest.fn()}
      />,
    )
    readLanguageFrom(() => 'en')
    expect(screen.getByRole('checkbox', { name: '我已阅读并同意《用户协议》、《隐私政策》' })).toBeVisible()
    expect(container).toHaveTextContent('我已阅读并同意《用户协议》、《隐私政策》')
  })

  it('opens an agreement without agreeing', () => {
    const onChange = jest.fn()
    render(<AgreementRow agreements={agreements} isAgreed={false} onChange={onChange} />)
    fireEvent.click(screen.getByRole('link', { name: 'Privacy policy' }))
    expect(agreements[1]?.onOpen).toHaveBeenCalledTimes(1)
    expect(onChange).not.toHaveBeenCalled()
  })

  it('shakes once for each refused tap and rests once agreed', () => {
    const row = (refusals: number, isAgreed = false) => (
      <AgreementRow agreements={agreements} isAgreed={isAgreed} onChange={jest.fn()} refusals={refusals} />
    )
    const { container, rerender } = render(row(0))
    const shaken = () => container.querySelector('.agreement-row--shaken')
    expect(shaken()).toBeNull()

    rerender(row(1))
    const first = shaken()
    expect(first).not.toBeNull()
    rerender(row(2))
    expect(shaken()).not.toBeNull()
    expect(shaken()).not.toBe(first)

    rerender(row(2, true))
    expect(shaken()).toBeNull()
  })
})

describe('Tabs', () => {
  it('is reached once by Tab and walked by arrow keys, round the ends', () => {
    render(<TabsHarness />)
    const tab = (name: string) => screen.getByRole('tab', { name })
    expect(tab('All')).toHaveAttribute('aria-selected', 'true')
    expect(tab('To pay')).toHaveAttribute('tabindex', '-1')

    fireEvent.keyDown(tab('All'), { key: 'ArrowRight' })
    expect(tab('To pay')).toHaveAttribute('aria-selected', 'true')
    expect(tab('To pay')).toHaveFocus()

    fireEvent.keyDown(tab('To pay'), { key: 'Home' })
    fireEvent.keyDown(tab('All'), { key: 'ArrowLeft' })
    expect(tab('Closed')).toHaveAttribute('aria-selected', 'true')
  })
})

describe('other choices', () => {
  it('keeps a blocked option in its place, with the reason, and does not choose it', () => {
    const onPress = jest.fn()
    render(<OptionRow label="Night pack" blockedReason="Not with Pine Green" isOn={false} onPress={onPress} />)
    const row = screen.getByRole('radio', { name: /Night pack.*Not with Pine Green/ })
    fireEvent.click(row)
    expect(row).toHaveAttribute('aria-disabled', 'true')
    expect(onPress).not.toHaveBeenCalled()
  })

  it('turns a switch into its other state', () => {
    const onChange = jest.fn()
    render(<Switch label="Order reminders" isOn onChange={onChange} />)
    const control = screen.getByRole('switch', { name: 'Order reminders' })
    expect(control).toBeChecked()
    fireEvent.click(control)
    expect(onChange).toHaveBeenCalledWith(false)
  })

  it('chooses one segment', () => {
    const onSelect = jest.fn()
    const items = [
      { key: 'exterior', label: 'Exterior' },
      { key: 'interior', label: 'Interior' },
    ] as const
    render(<Segmented label="Side" items={items} selected="exterior" onSelect={onSelect} />)
    expect(screen.getByRole('radio', { name: 'Exterior' })).toBeChecked()
    fireEvent.click(screen.getByRole('radio', { name: 'Interior' }))
    expect(onSelect).toHaveBeenCalledWith('interior')
  })
})
