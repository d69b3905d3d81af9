import { deliveryPlace, expertCards, shopPlace } from '@/domain/order/order-contacts'
import { storeInfo } from './order-fixture'

describe("an order's experts", () => {
  it('are the sales expert with the shop and the delivery expert with the centre', () => {
    expect(expertCards(storeInfo)).toEqual([
      {
        role: 'sales',
        name: 'Chen Mo',
        phone: '13900007852',
        avatar: '/static/chen-mo.jpg',
        description: "Vela Space Jing'an",
      },
      { role: 'delivery', name: 'Xu Ran', phone: null, avatar: null, description: 'Pudong delivery centre' },
    ])
  })

  it.each([null, ''])('leave out an expert whose name is %p', (saleExpert) => {
    expect(expertCards({ ...storeInfo, saleExpert }).map(({ role }) => role)).toEqual(['delivery'])
  })
})

describe("an order's places", () => {
  it('are the shop and the delivery centre with longitude, latitude and address', () => {
    expect(shopPlace(storeInfo)).toEqual({
      name: "Vela Space Jing'an",
      longitude: 121.45,
      latitude: 31.23,
      address: "1601 Nanjing West Road, Jing'an, Shanghai",
    })
    expect(deliveryPlace(storeInfo)).toMatchObject({ name: 'Pudong delivery centre', longitude: 121.63 })
  })

  it('are unknown without coordinates', () => {
    expect(deliveryPlace({ ...storeInfo, dcLocationX: null })).toBeNull()
    expect(shopPlace({ ...storeInfo, locationY: null })).toBeNull()
  })

  it('stay on the map without a name or address', () => {
    expect(deliveryPlace({ ...storeInfo, dcName: null, dcShopAddress: null })).toMatchObject({ name: '', address: '' })
  })
})
