import { act, fireEvent, render, screen } from '@testing-library/react'
import { ReportSheet } from '@/features/articles/report-sheet'
import { PopupHost } from '@/ui/popup/popup-host'
import { enter } from '../../../support/jest/enter'

const settle = () => act(async () => undefined)

const press = async (name: string, role = 'button') => {
  fireEvent.click(screen.getByRole(role, { name }))
  await settle()
}

const sheetFor = (name: string, isOpen: boolean, onClose = () => undefined, send = async () => null) => (
  <>
    <ReportSheet title="Report comment" quote={{ name, text: 'Words' }} send={send} isOpen={isOpen} onClose={onClose} />
    <PopupHost />
  </>
)

it('keeps nothing of a report that was discarded for the next comment', async () => {
  await enter('u1')
  const onClose = jest.fn()
  const { rerender } = render(sheetFor('Ada', true, onClose))
  await press('Insult or hate', 'radio')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'She calls me names' } })
  await press('Close')
  await press('Leave')
  expect(onClose).toHaveBeenCalledTimes(1)

  rerender(sheetFor('Ada', false))
  rerender(sheetFor('Bo', true))
  expect(screen.getByRole('radio', { name: 'Insult or hate' })).not.toBeChecked()
  expect(screen.getByRole('textbox')).toHaveValue('')
  expect(screen.getByRole('button', { name: /Send report/ })).toHaveAttribute('aria-disabled', 'true')
})

it('leaves the report that is open alone when an earlier one, closed while it was sent, is answered', async () => {
  await enter('u1')
  let answer = (_: null): void => undefined
  const send = () => new Promise<null>((resolve) => (answer = resolve))
  const { rerender } = render(sheetFor('Ada', true, undefined, send))
  await press('Insult or hate', 'radio')
  await press('Send report')
  await press('Close')
  rerender(sheetFor('Ada', false))

  const onClose = jest.fn()
  rerender(sheetFor('Bo', true, onClose))
  await press('Insult or hate', 'radio')
  await act(async () => answer(null))
  expect(screen.getByText('Reported, thank you')).toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByRole('radio', { name: 'Insult or hate' })).toBeChecked()
  await press('Send report')
  expect(onClose).toHaveBeenCalledTimes(1)
})
