import { fireEvent, render, screen } from '@testing-library/react'
import type { Shop } from '@/wire/schemas/shop'
import { CitySheet } from '@/widgets/places/city-sheet'
import { ShopSheet } from '@/widgets/places/shop-sheet'

const nothing = () => undefined
const shop = (id: string, distanceMetres: number | null) =>
  ({ id, storeName: `Shop ${id}`, address: '1 Nanjing Road', distanceMetres }) as Shop // what a row shows

describe('the sheet of shops', () => {
  const show = (page: Parameters<typeof ShopSheet>[0]['shops']['page'], onPick = jest.fn(), reload = jest.fn()) => {
    render(
      <ShopSheet
        isOpen
        cityName="Shanghai"
        shops={{ page, reload }}
        selected={undefined}
        onPick={onPick}
        onClose={nothing}
      />,
    )
    return { onPick, reload }
  }

  it('lists the nearest first, tells how far, and hands over the one that is tapped', () => {
    const { onPick } = show({ status: 'ready', data: [shop('far', 9_000), shop('near', 2_412)] })
    const [first] = screen.getAllByRole('radio')
    expect(first).toHaveTextContent('Shop near')
    expect(first).toHaveTextContent('2.4 km · 1 Nanjing Road')
    fireEvent.click(screen.getByRole('radio', { name: /Shop far/ }))
    expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ id: 'far' }))
  })

  it('says that a city has no shop', () => {
    show({ status: 'ready', data: [] })
    expect(screen.getByRole('heading', { name: 'No shop in this city yet' })).toBeVisible()
  })

  it('offers another try when the shops could not be read', () => {
    const { reload } = show({ status: 'failed', message: 'No network' })
    fireEvent.click(screen.getByRole('button', { name: 'Click to reload' }))
    expect(reload).toHaveBeenCalled()
  })
})

it('the sheet of cities offers another try when they could not be read', () => {
  const reload = jest.fn()
  const cities = { page: { status: 'failed' as const, message: 'No network' }, reload }
  render(<CitySheet isOpen title="Your city" cities={cities} selected={undefined} onPick={nothing} onClose={nothing} />)
  fireEvent.click(screen.getByRole('button', { name: 'Click to reload' }))
  expect(reload).toHaveBeenCalled()
})
