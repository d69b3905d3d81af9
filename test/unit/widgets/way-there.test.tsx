import { fireEvent, render, screen } from '@testing-library/react'
import { copyText } from '@/ui/popup/copy'
import { WayThere } from '@/widgets/way-there'

const openMap = jest.fn()
let hasMap = true
jest.mock('@/platform/place-map', () => ({
  get openMap() {
    return hasMap ? openMap : null
  },
}))
jest.mock('@/ui/popup/copy', () => ({ copyText: jest.fn() }))

const SHOP = { name: 'Vela Space', address: '1268 West Nanjing Road', longitude: 121.45, latitude: 31.23 }

beforeEach(() => {
  hasMap = true
})

it('the way to a place leads to it on the map', () => {
  render(<WayThere {...SHOP} />)
  fireEvent.click(screen.getByRole('button', { name: 'Directions to Vela Space' }))
  expect(openMap).toHaveBeenCalledWith(SHOP)
})

it('the way to a place is its address where there is no map to open', () => {
  hasMap = false
  render(<WayThere {...SHOP} />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy the address of Vela Space' }))
  expect(copyText).toHaveBeenCalledWith(SHOP.address)
})

it('the way to a place that the map does not know is its address', () => {
  render(<WayThere {...SHOP} longitude={null} latitude={null} />)
  expect(screen.getByRole('button', { name: 'Copy the address of Vela Space' })).toBeVisible()
})
