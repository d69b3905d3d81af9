import { useState } from 'react'
import { Cell } from '@/ui/cell'
import { Sheet } from '@/ui/sheet'
import { AreaSheet } from '../area-sheet'
import { messages } from './messages'
import type { ShopPurpose } from './purpose'
import { ShopList } from './shop-list'
import { useShops } from './use-shops'

interface VisitSheetProps {
  purpose: ShopPurpose
  isOpen: boolean
  onClose: () => void
}

/** The shops that offer a test drive or a look at the cars, by city, to call or to go to. */
export function VisitSheet({ purpose, isOpen, onClose }: VisitSheetProps) {
  const { tree, city, setChosenCity, page, reload } = useShops(purpose, isOpen)
  const [isChoosingCity, setChoosingCity] = useState(false)
  const { title, text } = messages[purpose]
  return (
    <>
      <Sheet isOpen={isOpen} title={title} onClose={onClose}>
        {text}
        {city && <Cell label={messages.city} value={city.cityName} onPress={() => setChoosingCity(true)} />}
        <ShopList page={page} onReload={reload} />
      </Sheet>
      <AreaSheet
        isOpen={isOpen && isChoosingCity}
        title={messages.cityTitle}
        areas={tree}
        selected={city?.cityCode ?? null}
        onPick={(_, { areaCode }) => setChosenCity(areaCode)}
        onClose={() => setChoosingCity(false)}
      />
    </>
  )
}
