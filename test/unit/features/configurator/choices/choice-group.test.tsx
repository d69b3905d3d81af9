import { fireEvent, render, screen } from '@testing-library/react'
import { SelectionMode } from '@/wire/enums/vehicle'
import { ChoiceGroup } from '@/features/configurator/choices/choice-group'
import { makeGroup, makeOption } from '../../../../support/samples/catalogue'
import { makeVersion } from '../../../../support/samples/model-detail'

const WHEELS = makeGroup('wheels', SelectionMode.single, [makeOption('Arc'), makeOption('Turbine', 8_000)])

const draw = (shape: 'disc' | 'round', chosen: readonly string[]) => {
  const onTap = jest.fn()
  const version = makeVersion(undefined, { optionGroups: [WHEELS], rules: [] })
  const { container } = render(
    <ChoiceGroup version={version} group={WHEELS} chosen={chosen} shape={shape} onTap={onTap} />,
  )
  return { onTap, container }
}

describe('options of which one is chosen', () => {
  it('say their name, what they cost and which of them it is', () => {
    draw('round', ['Turbine'])
    expect(screen.getByRole('radiogroup', { name: 'wheels' })).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Turbine, + ¥8,000.00' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Arc, Included' })).not.toBeChecked()
    expect(screen.getByRole('heading', { name: 'Turbine wheels' })).toBeVisible()
    expect(screen.getByText('About Turbine')).toBeVisible()
  })

  it('describe a chosen paint over its disc, which bears no words', () => {
    const { container } = draw('disc', ['Turbine'])
    expect(screen.getByRole('heading', { name: 'Turbine' })).toBeVisible()
    expect(container).toHaveTextContent(/^TurbineAbout Turbine · \+ ¥8,000\.00$/)
  })

  it('bear the name of their group while none is chosen', () => {
    draw('round', [])
    expect(screen.getByRole('heading', { name: 'wheels' })).toBeVisible()
  })

  it('are chosen by a tap and by an arrow key', () => {
    const { onTap } = draw('round', ['Turbine'])
    const turbine = screen.getByRole('radio', { name: /^Turbine/ })
    fireEvent.click(screen.getByRole('radio', { name: /^Arc/ }))
    fireEvent.keyDown(turbine, { key: 'ArrowRight' })
    expect(onTap.mock.calls).toEqual([['Arc'], ['Arc']])
  })
})
