import { act, renderHook } from '@testing-library/react'
import type { ShopPlace } from '@/wire/schemas/map'
import { useMap, type MapState } from '@/features/vehicle-map/use-map'
import { findPosition } from '@/services/position'

jest.mock('@/services/position')

const ME = { longitude: 121.47, latitude: 31.22 }
const SHOP = { id: 's1', longitude: 104, latitude: 30, cityCode: '510100' } as ShopPlace // what is read of it here
const ELSEWHERE = { centre: { longitude: 116, latitude: 40 }, zoom: 9 }

type Position = Awaited<ReturnType<typeof findPosition>>

/** The map of a shopper who has asked where they are, and the phone's answer, whenever the test gives it. */
const asked = async () => {
  let tell: (answer: Position) => void = () => undefined
  jest.mocked(findPosition).mockReturnValue(new Promise((resolve) => (tell = resolve)))
  const { result } = renderHook(() => useMap({ places: [SHOP], vehicles: [] }, { point: null }))
  act(() => void result.current.locate())
  return { map: result, answer: () => act(async () => tell({ kind: 'found', ...ME } as Position)) }
}

test('the map goes to who has asked where they are and waits for it', async () => {
  const { map, answer } = await asked()
  await answer()
  expect(map.current).toMatchObject({ me: ME, view: { centre: ME } })
})

test.each<[string, (map: MapState) => void]>([
  ['moved the map', (map) => map.setView(ELSEWHERE)],
  ['come nearer', (map) => map.zoom(1)],
  ['chosen a shop', (map) => map.chooseShop('s1')],
])('it stays where it is for who has %s meanwhile, and shows them on it', async (_, goOn) => {
  const { map, answer } = await asked()
  act(() => goOn(map.current))
  const { view } = map.current
  await answer()
  expect(map.current).toMatchObject({ me: ME, view })
})
