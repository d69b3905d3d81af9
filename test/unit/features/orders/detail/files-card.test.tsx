import { act, fireEvent, render, screen } from '@testing-library/react'
import { DeliveryDocumentType } from '@/wire/enums/order'
import { FilesCard } from '@/features/orders/detail/files-card'
import { storeInfo } from '../../../domain/order/order-fixture'
import { FakeXhr, installFakeXhr, lastSent } from '../../../../support/jest/fake-xhr'

const order = {
  id: 'o1',
  orderFileVOList: [],
  contractPreviewUrl: 'https://files.example/contract.pdf',
  storeInfo,
}

beforeEach(() => {
  localStorage.clear()
  installFakeXhr()
  jest.spyOn(window, 'open').mockReturnValue(null)
})

test('the contract that waits for its signature counts as read when its row opens it', () => {
  render(<FilesCard order={order} />)
  fireEvent.click(screen.getByRole('button', { name: 'Car purchase contract' }))
  expect(lastSent().url).toContain('/contract/preview')
})

test('a double tap on a file opens it once', () => {
  render(<FilesCard order={order} />)
  const row = screen.getByRole('button', { name: 'Car purchase contract' })
  fireEvent.click(row)
  fireEvent.click(row)
  expect(window.open).toHaveBeenCalledTimes(1)
  expect(FakeXhr.sent).toHaveLength(1)
})

test('a file is found again by what it is, also where the server words its title anew', async () => {
  const tab = { location: { replace: jest.fn() }, close: jest.fn() }
  jest.mocked(window.open).mockReturnValue(tab as unknown as Window) // as much as is used
  const invoiced = (title: string) => ({
    ...order,
    contractPreviewUrl: null,
    orderFileVOList: [{ fileType: DeliveryDocumentType.invoice, title, udmpFileUrl: `https://files.example/${title}` }],
  })
  render(<FilesCard order={invoiced('Invoice')} />)
  fireEvent.click(screen.getByRole('button', { name: 'Invoice' }))
  await act(async () => lastSent().succeed({ ...invoiced('发票'), carPoster: '' }))
  expect(tab.location.replace).toHaveBeenCalledWith('https://files.example/发票')
})
