import { shareCardOf } from '@/features/orders/sheets/share-card'
import type { OrderDetail } from '@/wire/schemas/order'

const order = {
  modelId: 'vela-7',
  modelName: 'Vela 7',
  carPoster: '/car.webp',
  orderNo: 'VL202611200417',
} as OrderDetail // what a card reads, and a secret

describe('the card of an order', () => {
  it('shows the car alone until its owner has asked for a link', () => {
    expect(shareCardOf(order, { route: undefined })).toEqual({
      title: 'Vela 7',
      path: '/pages/order/index?model=vela-7',
      imageUrl: '/car.webp',
    })
  })

  it('then opens the order by that link', () => {
    const route = { path: 'pages/real-order-detail-share/index', params: { token: 'abc' } }
    const card = shareCardOf(order, { route })
    expect(card).toMatchObject({
      title: 'My Vela 7, and how far it is',
      path: '/pages/real-order-detail-share/index?token=abc',
    })
    expect(JSON.stringify(card)).not.toContain(order.orderNo)
  })

  it('leads to the cars while nothing is loaded', () => {
    expect(shareCardOf(undefined, { route: undefined }).path).toBe('/pages/order/index')
  })
})
