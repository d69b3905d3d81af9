import { fireEvent, render, screen } from '@testing-library/react'
import type { OptionGroup, VehicleVersion } from '@/wire/schemas/vehicle'
import { standardChoice } from '@/domain/configuration/catalogue'
import { OptionSheet } from '@/features/configurator/options/option-sheet'
import { makeVersion } from '../../../../support/samples/model-detail'

const english = makeVersion()
/** The same in another language. */
const chinese: VehicleVersion = {
  ...english,
  optionGroups: english.optionGroups.map((group) => ({
    ...group,
    options: group.options.map((option) => ({ ...option, displayName: `${option.displayName}包` })),
  })),
}
const packsOf = ({ optionGroups }: VehicleVersion) =>
  optionGroups.find(({ attributeType }) => attributeType === 'packs') as OptionGroup // the samples have them

it('names are read where they are drawn: in the language of now, with what was chosen before', () => {
  const onConfirm = jest.fn()
  const sheetOf = (version: VehicleVersion) => (
    <OptionSheet
      car={{ version, chosen: standardChoice(version) }}
      group={packsOf(version)}
      isOpen
      onClose={jest.fn()}
      onConfirm={onConfirm}
    />
  )
  const { rerender } = render(sheetOf(english))
  fireEvent.click(screen.getByRole('checkbox', { name: /^tow/ }))
  expect(screen.getByText(/^Needs the comfort$/)).toBeVisible()
  rerender(sheetOf(chinese))
  expect(screen.getByText(/^Needs the comfort包$/)).toBeVisible()
  expect(screen.getByRole('checkbox', { name: /^tow包/ })).toBeChecked()
  fireEvent.click(screen.getByRole('button', { name: /^Confirm/ }))
  const confirmed = { version: chinese, chosen: expect.arrayContaining(['tow']) as string[] }
  expect(onConfirm).toHaveBeenCalledWith(confirmed)
})

it('what is cleared leaves together: nothing that another takes along is put back', () => {
  const onConfirm = jest.fn()
  const chosen = [...standardChoice(english), 'comfort', 'lounge', 'winter', 'tow']
  render(
    <OptionSheet
      car={{ version: english, chosen }}
      group={packsOf(english)}
      isOpen
      {...{ onClose: jest.fn(), onConfirm }}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^Confirm/ }))
  expect(onConfirm).toHaveBeenCalledWith({ version: english, chosen: standardChoice(english) })
})
