import { draftSlotOf, withCity, withoutShop, type SmallOrderDraft } from '@/features/ordering/small/draft'

const shanghai = { provinceCode: '310000', provinceName: 'Shanghai', cityCode: '310100', cityName: 'Shanghai' }
const hangzhou = { provinceCode: '330000', provinceName: 'Zhejiang', cityCode: '330100', cityName: 'Hangzhou' }
const shop = { id: 's1', storeName: 'Vela Space', address: '1 Nanjing Road' }

describe('the choices of a small deposit', () => {
  const draftSlot = draftSlotOf('u1')
  afterEach(() => draftSlot.clear())

  it('are found again after a reload, by who made them', () => {
    const draft: SmallOrderDraft = { city: shanghai, shop }
    draftSlot.write(draft)
    expect(draftSlot.read()).toEqual(draft)
    expect(draftSlotOf('u2').read()).toBeUndefined()
  })

  it('lose the shop with the city', () => {
    expect(withCity({ city: shanghai, shop }, hangzhou)).toEqual({ city: hangzhou })
  })

  it('keep the shop when the same city is chosen again', () => {
    expect(withCity({ city: shanghai, shop }, { ...shanghai })).toEqual({ city: shanghai, shop })
  })

  it('keep the city when the shop has closed', () => {
    expect(withoutShop({ city: shanghai, shop })).toEqual({ city: shanghai })
    expect(withoutShop({ shop })).toEqual({})
  })

  it.each([
    ['a shop without a name', { shop: { id: 's1' } }],
    ['a city that is a text', { city: 'Shanghai' }],
    ['a text', 'Shanghai'],
  ])('are dropped when storage holds %s', (_what, value) => {
    draftSlot.write(value as SmallOrderDraft) // storage is the user's to change
    expect(draftSlot.read()).toBeUndefined()
  })
})
