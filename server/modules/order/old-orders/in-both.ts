import type { InBoth } from '@/language/language'
import { plainSpaced } from '@/language/unbroken'
import type { CarSnapshot, PlaceSnapshot, WrittenOrder } from '../../order-record/row/order-row'
import type { CatalogueWords } from './catalogue-words'

/** A text of an order: plain in early releases, in both languages where it was written since. */
type Text<Pair> = Pair extends InBoth<infer Plain> ? Pair | Plain : Pair

/** A document of an order some of whose texts are plain. */
export type Early<Doc> =
  Doc extends InBoth<unknown>
    ? Text<Doc>
    : Doc extends readonly (infer Item)[]
      ? Early<Item>[]
      : Doc extends object
        ? { [Key in keyof Doc]: Early<Doc[Key]> }
        : Doc

type Wording = ReturnType<typeof wordingOf>

const wordingOf = ({ words, areas }: CatalogueWords) => {
  const inBoth = (text: string): InBoth<string> => words.get(plainSpaced(text)) ?? { en: text, zh: text }
  return {
    word: <Rest>(text: string | Rest): InBoth<string> | Rest => (typeof text === 'string' ? inBoth(text) : text),
    list: (texts: string[] | InBoth<string[]>): InBoth<string[]> =>
      Array.isArray(texts)
        ? { en: texts.map((text) => inBoth(text).en), zh: texts.map((text) => inBoth(text).zh) }
        : texts,
    area: <Rest>(code: string | null, text: string | Rest): InBoth<string> | Rest => {
      if (typeof text !== 'string') return text
      const area = areas.get(code ?? '')
      return area?.en === text ? area : { en: text, zh: text }
    },
  }
}

const placeInBoth = (place: Early<PlaceSnapshot>, { word, area }: Wording): PlaceSnapshot => ({
  ...place,
  provinceName: area(place.provinceCode, place.provinceName),
  store: {
    ...place.store,
    storeName: word(place.store.storeName),
    shopAddress: word(place.store.shopAddress),
    saleExpert: word(place.store.saleExpert),
    dcName: word(place.store.dcName),
    dcShopAddress: word(place.store.dcShopAddress),
    deliveryerName: word(place.store.deliveryerName),
    putCardProvinceName: area(place.provinceCode, place.store.putCardProvinceName),
    putCardCityName: area(place.cityCode, place.store.putCardCityName),
    deliverProvinceName: area(place.store.deliverProvinceCode, place.store.deliverProvinceName),
    deliverCityName: area(place.store.deliverCityCode, place.store.deliverCityName),
  },
})

const carInBoth = (car: Early<CarSnapshot>, { word, list }: Wording): CarSnapshot => ({
  ...car,
  version: {
    ...car.version,
    displayName: word(car.version.displayName),
    attributeName: word(car.version.attributeName),
  },
  attributes: car.attributes.map((option) => ({
    ...option,
    displayName: word(option.displayName),
    attributeName: word(option.attributeName),
  })),
  lights: list(car.lights),
  otherWheels: word(car.otherWheels),
})

/** An order of then was placed with the car that it is for, or with none. */
type Documents = Pick<WrittenOrder, 'place' | 'car'> & { model: Omit<WrittenOrder['model'], 'configured'> }

/** The documents of an order with every text in both languages; what the catalogue does not say, in English twice. */
export const inBothLanguages = ({ model, place, car }: Early<Documents>, catalogue: CatalogueWords): Documents => {
  const wording = wordingOf(catalogue)
  return {
    model: {
      ...model,
      modelName: wording.word(model.modelName),
      modelSellName: wording.word(model.modelSellName),
      rights: wording.list(model.rights),
    },
    place: placeInBoth(place, wording),
    car: car && carInBoth(car, wording),
  }
}
