import Taro from '@tarojs/taro'
import { useState, type SetStateAction, type Dispatch } from 'react'
import type { UserArea } from '@/wire/schemas/account'
import type { ChosenShop } from '@/widgets/places/chosen-places'
import { usePlaceNames } from '@/widgets/places/use-place-names'
import { buyerFaults, firstFault, isBuyerField, type BuyerFaults, type BuyerField } from './buyer-faults'
import { missingPlace, withDeliveryCity, withoutShop, type FormValues } from './form-values'

/** Anchor of the buyer's card, where the fields are that can be wrong. */
export const BUYER_ID = 'big-order-buyer'
/** The bar at the top covers this much of what is scrolled to. */
const SCROLL_OFFSET_PX = -100

/** A sheet over the form. */
type FormSheet = 'document' | 'licensing' | 'delivery' | 'shop'

interface FormOptions {
  initial: FormValues
  onChange?: (values: FormValues) => void
  /** Whether the buyer's fields count: an order that is changed keeps its buyer without typing a number again. */
  checksBuyer?: (values: FormValues) => boolean
}

/** The fields of the order, what is wrong with them, and which sheet is open. */
export function useForm({ initial, onChange, checksBuyer = () => true }: FormOptions): BigOrderForm {
  const [values, setValues] = useState(initial)
  const [sheet, setSheet] = useState<FormSheet | null>(null)
  const [isChecked, setChecked] = useState(false)
  const [refused, setRefused] = useState<BuyerFaults>({})
  const [focused, setFocused] = useState<BuyerField | null>(null)

  const change = (next: FormValues) => {
    setValues(next)
    // What the server did not accept was about the old value.
    setRefused({})
    onChange?.(next)
  }
  usePlaceNames(values, change)
  const leadTo = (field: BuyerField) => {
    setFocused(field)
    void Taro.pageScrollTo({ selector: `#${BUYER_ID}`, offsetTop: SCROLL_OFFSET_PX, duration: 200 })
  }
  const found = checksBuyer(values) ? buyerFaults(values) : {}

  return {
    values,
    set: (patch: Partial<FormValues>) => change({ ...values, ...patch }),
    chooseDeliveryCity: (city: UserArea) => change(withDeliveryCity(values, city)),
    chooseShop: ({ id, storeName, address }: ChosenShop) => change({ ...values, shop: { id, storeName, address } }),
    dropShop: () => change(withoutShop(values)),
    sheet,
    openSheet: setSheet,
    closeSheet: () => setSheet(null),
    /** Said once the shopper has tried to go on, and mended while typing. */
    faults: isChecked ? { ...found, ...refused } : refused,
    focused,
    blur: () => setFocused(null),
    /** Takes what the server does not accept to its field; false when it is about none of the buyer's. */
    refuse: ({ field, text }: { field?: string | undefined; text: string }): boolean => {
      if (!isBuyerField(field)) return false
      setRefused({ [field]: text })
      leadTo(field)
      return true
    },
    /** Whether everything is there; leads to the first thing that is not. */
    check: (): boolean => {
      setChecked(true)
      const field = firstFault(found)
      if (field) {
        leadTo(field)
        return false
      }
      const place = missingPlace(values)
      setSheet(place)
      return place === null
    },
  }
}

export interface BigOrderForm {
  values: FormValues
  set: (patch: Partial<FormValues>) => void
  chooseDeliveryCity: (city: UserArea) => void
  chooseShop: ({ id, storeName, address }: ChosenShop) => void
  dropShop: () => void
  sheet: FormSheet | null
  openSheet: Dispatch<SetStateAction<FormSheet | null>>
  closeSheet: () => void
  faults: BuyerFaults
  focused: BuyerField | null
  blur: () => void
  refuse: ({ field, text }: { field?: string | undefined; text: string }) => boolean
  check: () => boolean
}
