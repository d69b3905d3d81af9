import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import type { AreaNode } from '@/wire/schemas/area'
import { AreaSheet } from '@/widgets/places/area-sheet'

const city = (areaCode: string, areaName: string): AreaNode => ({ areaCode, areaName, areaLevel: 2 })

const ZHEJIANG: AreaNode = {
  areaCode: '330000',
  areaName: 'Zhejiang',
  areaLevel: 1,
  cityList: [city('330100', 'Hangzhou'), city('330200', 'Ningbo'), city('330500', 'Huzhou')],
}
const SHAANXI: AreaNode = { areaCode: '610000', areaName: 'Shaanxi', areaLevel: 1, cityList: [city('610100', 'Xi’an')] }
const AREAS = [SHAANXI, ZHEJIANG]
const [HANGZHOU] = ZHEJIANG.cityList ?? []
const [XIAN] = SHAANXI.cityList ?? []

const open = () => {
  const onPick = jest.fn()
  const onClose = jest.fn()
  render(<AreaSheet isOpen title="Your city" areas={AREAS} selected="330200" onPick={onPick} onClose={onClose} />)
  return { onPick, onClose }
}
const group = (name: string) => within(screen.getByRole('radiogroup', { name }))
const search = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search a city' }), { target: { value } })

afterEach(() => jest.useRealTimers())

it('opens at the chosen city and applies another with two taps', () => {
  const { onPick, onClose } = open()
  expect(group('City').getByRole('radio', { name: 'Ningbo' })).toBeChecked()
  fireEvent.click(group('Province').getByRole('radio', { name: 'Shaanxi' }))
  fireEvent.click(group('City').getByRole('radio', { name: 'Xi’an' }))
  expect(onPick).toHaveBeenCalledWith(SHAANXI, XIAN)
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('offers the popular cities of the tree at one tap', () => {
  const { onPick, onClose } = open()
  expect(group('Popular cities').getAllByRole('radio')).toHaveLength(1)
  fireEvent.click(group('Popular cities').getByRole('radio', { name: 'Hangzhou' }))
  expect(onPick).toHaveBeenCalledWith(ZHEJIANG, HANGZHOU)
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('finds a city of any province by its name, and names the province', () => {
  const { onPick } = open()
  search('xian')
  expect(group('City').getAllByRole('radio')).toHaveLength(1)
  fireEvent.click(group('City').getByRole('radio', { name: 'Xi’an Shaanxi' }))
  expect(onPick).toHaveBeenCalledWith(SHAANXI, XIAN)
})

it('says when no city has the name, and shows all again once it is cleared', () => {
  open()
  search('atlantis')
  expect(screen.getByRole('status')).toHaveTextContent('No city of this name here')
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(group('Province').getAllByRole('radio')).toHaveLength(2)
})

it('starts without the last search when it is opened again', () => {
  jest.useFakeTimers()
  function Reopening() {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        <AreaSheet
          isOpen={isOpen}
          title="Your city"
          areas={AREAS}
          selected={null}
          onPick={jest.fn()}
          onClose={() => setOpen(false)}
        />
      </>
    )
  }
  render(<Reopening />)
  search('ningbo')
  fireEvent.click(group('City').getByRole('radio', { name: /Ningbo/ }))
  act(() => jest.runAllTimers())
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.getByRole('searchbox')).toHaveValue('')
})
